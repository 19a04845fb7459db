import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/**
 * The Chromium that the browser tests drive: `CHROMIUM_PATH`, one on the PATH, Playwright's own; if there is
 * none, one is installed (Debian's package as root, else Playwright's) and that is said. Throws when that fails.
 */
export function findChromium(): string {
  return fromSetting() ?? fromPath() ?? playwrights() ?? install()
}

function fromSetting(): string | null {
  const path = process.env.CHROMIUM_PATH
  if (!path) return null
  if (existsSync(path)) return path
  throw new Error(`CHROMIUM_PATH names ${path}, but there is no such file.`)
}

function fromPath(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap(folder => systemNames.map(name => join(folder, name)))
  return candidates.find(path => existsSync(path)) ?? null
}

function playwrights(): string | null {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function install(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.info('No Chromium found: installing the Debian package…')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  } else {
    console.info("No Chromium found: installing Playwright's…")
    run(process.execPath, [join('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'])
  }
  const installed = fromPath() ?? playwrights()
  if (installed) return installed
  throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.')
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" failed.`)
}

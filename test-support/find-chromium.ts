import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium's engine without a window around it: it opens a page for half of the work. */
const shell = 'chromium-headless-shell'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/**
 * The Chromium that the browser tests drive: `CHROMIUM_PATH`, else a headless shell, else one with windows. As root on
 * Debian a missing shell is installed, elsewhere Playwright's where there is no browser at all; both are said. Throws
 * when none can be had.
 */
export function findChromium(): string {
  return (
    fromSetting() ??
    fromPath([shell]) ??
    installShell() ??
    playwrights() ??
    fromPath(systemNames) ??
    download()
  )
}

function fromSetting(): string | null {
  const path = process.env.CHROMIUM_PATH
  if (!path) return null
  if (existsSync(path)) return path
  throw new Error(`CHROMIUM_PATH names ${path}, but there is no such file.`)
}

function fromPath(names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap(folder => names.map(name => join(folder, name)))
  return candidates.find(path => existsSync(path)) ?? null
}

function playwrights(): string | null {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function installShell(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.info('Installing the Debian package chromium-headless-shell for the browser tests…')
  const installed = run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', shell])
  return installed ? fromPath([shell]) : null
}

function download(): string {
  console.info("No Chromium found: installing Playwright's…")
  run(process.execPath, [join('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'])
  const installed = playwrights()
  if (installed) return installed
  throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.')
}

/** Whether the command did its work; what it complains of is passed on. */
const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chromiumFlags } from './chromium-flags.ts'
import { findChromium } from './find-chromium.ts'
import { killOnExit } from './kill-on-exit.ts'
import { temporaryFolder } from './start-shop.ts'

export type RunningChromium = { port: number; stop: () => Promise<void> }

/**
 * A Chromium with a fresh profile that is driven through `port` of this machine, for tools other than Playwright. It
 * ends with `stop`, and at the latest with this process.
 */
export async function startChromium(): Promise<RunningChromium> {
  const profile = await temporaryFolder()
  const args = [
    ...chromiumFlags,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile.path}`,
    'about:blank',
  ]
  // Debian's Chromium is a shell script with the browser as its child: only a group of their own ends both.
  const child = spawn(findChromium(), args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const forget = killOnExit(() => {
    killGroup(child)
    rmSync(profile.path, { recursive: true, force: true })
  })
  return {
    port: await portOf(child),
    stop: async () => {
      // Its output closes when the last process of the group is gone.
      const closed = once(child, 'close')
      killGroup(child)
      await closed
      forget()
      await profile.remove()
    },
  }
}

function killGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk
      const listening = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(output)
      if (listening) resolve(Number(listening[1]))
    })
    child.once('error', reject)
    child.once('exit', code =>
      reject(new Error(`Chromium ended with ${code} before it was ready:\n${output}`)),
    )
  })
}

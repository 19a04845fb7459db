import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findChromium } from '../test-support/find-chromium.ts'
import { quietChromium } from '../test-support/quiet-chromium.ts'
import { temporaryFolder } from '../test-support/start-shop.ts'

export type RunningChromium = { port: number; stop: () => Promise<void> }

/** A Chromium with a fresh profile that takes orders on `port` of this machine, for tools that are no Playwright. */
export async function startChromium(): Promise<RunningChromium> {
  const profile = await temporaryFolder()
  const args = [
    ...quietChromium,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile.path}`,
    'about:blank',
  ]
  const child = spawn(findChromium(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk
      const listening = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)
      if (listening) resolve(Number(listening[1]))
    })
    child.once('exit', code => reject(new Error(`Chromium ended with ${code} before it was ready:\n${said}`)))
  })
  return {
    port,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill()
      await gone
      await profile.remove()
    },
  }
}

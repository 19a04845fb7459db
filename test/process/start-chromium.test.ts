import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { startChromium } from '../../test-support/start-chromium.ts'
import { temporaryFolder } from '../../test-support/start-shop.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/**
 * A shell script with the browser as its child, like Debian's chromium-headless-shell. The browser connects to the test
 * once it runs: it is gone when that connection closes.
 */
async function fakeChromium() {
  const folder = await temporaryFolder()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  const browser = `
    require('node:net').connect(${port}, '127.0.0.1', () => {
      console.error('DevTools listening on ws://127.0.0.1:4242/devtools')
    })`
  const path = join(folder.path, 'chromium')
  await writeFile(join(folder.path, 'browser.cjs'), browser)
  await writeFile(path, `#!/bin/sh\n"${process.execPath}" "${folder.path}/browser.cjs"\nexit 0\n`)
  await chmod(path, 0o755)
  const connected: Promise<Socket[]> = once(server, 'connection')
  const gone = async () => {
    const [socket] = await connected
    if (socket && !socket.closed) await once(socket.on('error', () => undefined).resume(), 'close')
    server.close()
    await folder.remove()
  }
  return { path, gone }
}

test('stopping Chromium ends the browser behind its start script', async () => {
  const fake = await fakeChromium()
  vi.stubEnv('CHROMIUM_PATH', fake.path)
  const chromium = await startChromium()
  expect(chromium.port).toBe(4242)
  await chromium.stop()
  await fake.gone()
})

test('a script that exits early takes its browser along', async () => {
  const fake = await fakeChromium()
  const code = `
    const { startChromium } = await import('./test-support/start-chromium.ts')
    await startChromium()
    process.exit(3)`
  const script = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, CHROMIUM_PATH: fake.path },
    stdio: 'inherit',
  })
  expect(await once(script, 'exit')).toEqual([3, null])
  await fake.gone()
})

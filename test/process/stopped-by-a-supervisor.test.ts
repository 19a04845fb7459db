import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { killOnExit } from '../../test-support/kill-on-exit.ts'
import { demoShopFolder } from '../../test-support/shop-folders.ts'

test.each(['SIGTERM', 'SIGINT'] as const)('%s to npm start stops the shop', async signal => {
  const folder = await demoShopFolder()
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder.path }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const callOff = killOnExit(() => npm.pid && process.kill(-npm.pid, 'SIGKILL'))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    npm.stdout.on('data', chunk => {
      output += chunk
      const opened = /open at (http:\S+)/.exec(output)
      if (opened?.[1]) resolve(opened[1])
    })
    npm.once('exit', () => reject(new Error(output)))
  })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  npm.kill(signal)
  await once(npm, 'exit')
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  callOff()
  await folder.remove()
})

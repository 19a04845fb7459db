import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import type { LeaveJob, RowCounts } from '../../../test-support/faults/leave-process.ts'
import { remote, signInDemo } from '../../../test-support/remote-client.ts'
import { demoShopFolder } from '../../../test-support/shop-folders.ts'
import { compileCache, startShop } from '../../../test-support/start-shop.ts'

const folder = await demoShopFolder()
afterAll(folder.remove)

const login = { email: 'meena@shop.test', password: 'lawn-for-every-summer' }

async function leave(killAt: number): Promise<{ killed: boolean; before: RowCounts }> {
  const child = spawn(process.execPath, ['--liftoff-only', 'test-support/faults/leave-process.ts'], {
    env: { ...process.env, ...compileCache },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const job: LeaveJob = { folder: folder.path, killAt, leave: { keep: 'nothing', owner: login } }
  child.stdin.end(JSON.stringify(job))
  const ended = once(child, 'close')
  const before: RowCounts = JSON.parse(await text(child.stdout))
  const [code, signal] = await ended
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`It ended with ${code ?? signal}`)
  return { killed: signal === 'SIGKILL', before }
}

/** Small enough to be killed several times among all that is deleted. */
const stride = 4

test('kill -9 while the demo is left: all of it is still there, until it has been left as a whole', {
  timeout: 600_000,
}, async () => {
  const first = await leave(stride)
  expect(first).toMatchObject({ killed: true, before: { products: 60 } })
  let kills = 1
  for (;;) {
    const { killed, before } = await leave(stride * (kills + 1))
    expect(before).toEqual(first.before)
    if (!killed) break
    kills++
  }
  expect(kills).toBeGreaterThan(5)

  const shop = await startShop({ DATA_DIR: folder.path, DEMO: '0' })
  const guest = remote(shop.url)
  await expect(signInDemo(shop.url, 'admin')).rejects.toMatchObject({ status: 401 })
  const { token = '' } = await guest.accounts.login({ body: login })
  const owner = remote(shop.url, token)
  expect(await owner.demo.get()).toEqual({ isDemo: false, owners: [login.email] })
  expect((await owner.catalogue.list()).totalProducts).toBe(0)
  expect((await owner.orders.all()).total).toBe(0)
  await shop.stop()
})

test('kill -9 right after the answer: the shop opens as her own', async () => {
  const other = await demoShopFolder()
  const first = await startShop({ DATA_DIR: other.path })
  const admin = remote(first.url, await signInDemo(first.url, 'admin'))
  await admin.demo.leave({ body: { keep: 'products', owner: login } })
  await first.stop('SIGKILL')
  const second = await startShop({ DATA_DIR: other.path })
  await expect(signInDemo(second.url, 'admin')).rejects.toMatchObject({ status: 401 })
  const { token = '' } = await remote(second.url).accounts.login({ body: login })
  const owner = remote(second.url, token)
  expect((await owner.catalogue.list()).totalProducts).toBe(60)
  expect((await owner.orders.all()).total).toBe(0)
  await second.stop()
  await other.remove()
})

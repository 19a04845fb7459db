import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import { setDelivery } from '../../../test-support/set-delivery.ts'
import { days } from '../../contract/durations.ts'
import { openingSteps } from '../../contract/settings/opening.ts'
import { demoFilled, setMilestone } from '../db/milestones.ts'

async function open() {
  const shop = await createTestApp()
  const owner = await makeUser(shop, 'owner')
  const done = async () =>
    (await owner.client.setup.opening()).steps.flatMap(({ step, done }) => (done ? [step] : []))
  return { shop, owner, done }
}

test('a new shop has nearly everything ahead of it, in a sensible order', async () => {
  const { owner, done } = await open()
  const { steps } = await owner.client.setup.opening()
  expect(steps.map(({ step }) => step)).toEqual(openingSteps)
  expect(await done()).toEqual([])
})

test('each step is done by doing it', async () => {
  const { shop, owner, done } = await open()
  const { version, value } = (await owner.client.settings.get()).shop
  await owner.client.settings.save({
    body: { group: 'shop', version, value: { ...value, name: 'Meena Lawn', phone: '+92 300 1234567' } },
  })
  await setDelivery(owner, { restDays: [0, 5] })
  expect(await done()).toEqual(['name', 'phone', 'delivery'])
  const { _id: productId } = await makeProduct(owner)
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  await client.orders.create({ body: orderData() })
  expect(await done()).toEqual(['name', 'phone', 'delivery', 'categories', 'products', 'order'])
})

test('that backups are switched on is not enough: one has to be made, and none may be overdue', async () => {
  const { shop, owner, done } = await open()
  const { config } = shop.deps
  const { folder } = config.backups
  const state = async () => (await owner.client.setup.opening()).backups
  vi.spyOn(process, 'uptime').mockReturnValue(60)
  expect([await state(), await done()]).toEqual(['soon', []])
  vi.spyOn(process, 'uptime').mockReturnValue(3600)
  expect(await state()).toBe('missing')
  config.backups.isNightly = false
  expect(await state()).toBe('off')
  const made = shop.clock.now.toISOString().slice(0, 19).replaceAll(':', '-')
  await mkdir(join(folder, `unfinished-${made}Z-nightly`), { recursive: true })
  expect(await done()).toEqual([])
  // One that was made by command counts while it is new.
  await mkdir(join(folder, `${made}Z-manual`))
  expect([await state(), await done()]).toEqual(['made', ['backups']])
  shop.clock.now = new Date(shop.clock.now.getTime() + days(2))
  expect(await state()).toBe('off')
  config.backups.isNightly = null
  expect([await state(), await done()]).toEqual(['late', []])
  vi.restoreAllMocks()
})

test('nothing is asked of a demo, which never opens', async () => {
  const { shop, owner } = await open()
  await setMilestone(shop.db, demoFilled, shop.clock.now)
  expect(await owner.client.setup.opening()).toMatchObject({ steps: [] })
})

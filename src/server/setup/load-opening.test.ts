import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import { setDelivery } from '../../../test-support/set-delivery.ts'
import { openingSteps } from '../../contract/opening.ts'
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
  expect(await done()).toEqual(['backups'])
})

test('each step is done by doing it', async () => {
  const { shop, owner, done } = await open()
  const { version, value } = (await owner.client.settings.get()).shop
  await owner.client.settings.save({
    body: { group: 'shop', version, value: { ...value, name: 'Meena Lawn', phone: '+92 300 1234567' } },
  })
  await setDelivery(owner, { restDays: [0, 5] })
  expect(await done()).toEqual(['name', 'phone', 'delivery', 'backups'])
  const { _id: productId } = await makeProduct(owner)
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  await client.orders.create({ body: orderData() })
  expect(await done()).toEqual(['name', 'phone', 'delivery', 'products', 'backups', 'order'])
})

test('nothing is asked of a demo, which never opens', async () => {
  const { shop, owner } = await open()
  await setMilestone(shop.db, demoFilled, shop.clock.now)
  expect(await owner.client.setup.opening()).toEqual({ steps: [] })
})

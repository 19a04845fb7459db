import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'
import { freeDelivery } from '../../contract/delivery/delivery.ts'
import { accountFirst } from '../../contract/settings/checkout-settings.ts'
import { dollars } from '../../contract/settings/money-settings.ts'
import { type Preset, setupSteps } from '../../contract/settings/setup.ts'
import { demoFilled, setMilestone } from '../db/milestones.ts'

async function open() {
  const shop = await createTestApp()
  const owner = await makeUser(shop, 'owner')
  const { setup, settings } = owner.client
  /** Begins as an owner who has just read the settings. */
  const choose = async (preset: Preset) => {
    const { money, delivery, checkout } = await settings.get()
    return setup.choosePreset({
      body: {
        preset,
        versions: { money: money.version, delivery: delivery.version, checkout: checkout.version },
      },
    })
  }
  return { shop, owner, setup, settings, choose }
}

test('a new shop has no step done, and begins as nothing in particular', async () => {
  const { setup } = await open()
  expect(await setup.get()).toEqual({
    preset: null,
    steps: setupSteps.map(step => ({ step, done: false })),
    products: 0,
    isDemo: false,
  })
})

test('steps that are done are kept, each once, and count before opening', async () => {
  const { setup } = await open()
  await setup.finishStep({ body: { step: 'money' } })
  const { steps } = await setup.finishStep({ body: { step: 'money' } })
  expect(steps.flatMap(({ step, done }) => (done ? [step] : []))).toEqual(['money'])
  expect((await setup.get()).steps).toEqual(steps)
  expect((await setup.opening()).steps).toContainEqual({ step: 'money', done: true })
})

test('products that are not deleted and the demo are known', async () => {
  const { shop, owner, setup } = await open()
  await makeProduct(owner)
  await setMilestone(shop.db, demoFilled, shop.clock.now)
  expect(await setup.get()).toMatchObject({ products: 1, isDemo: true })
})

test('a preset writes money, delivery and checkout together, holds at once, and is recorded', async () => {
  const { shop, owner, setup, choose } = await open()
  const { money, delivery, checkout } = await choose('pakistan')
  expect(money).toMatchObject({ version: 1, value: { currency: 'PKR', roundTo: 10, cash: null, tax: null } })
  expect(delivery.value.elsewhere).toEqual({ charge: 250, freeFrom: 5_000, days: null, takesCash: true })
  expect(checkout.value).toEqual({
    guestsMayOrder: true,
    postalCode: 'hidden',
    afterAdding: 'drawer',
    afterOrdering: 'page',
  })
  expect(shop.deps.settings.current().money.currency).toBe('PKR')
  expect((await setup.get()).preset).toBe('pakistan')
  const { changes } = await owner.client.staff.changes({ query: { thing: 'settings' } })
  expect(changes.map(({ subject }) => subject).toSorted()).toEqual(['Checkout', 'Delivery', 'Money'])
})

test('"As specified" changes nothing in a new shop, and takes the other one back', async () => {
  const { settings, setup, choose } = await open()
  const before = await settings.get()
  expect(await choose('specified')).toEqual(before)
  await choose('pakistan')
  const after = await choose('specified')
  expect(after.money.value).toEqual(dollars)
  expect(after.delivery.value).toEqual(freeDelivery)
  expect(after.checkout.value).toEqual(accountFirst)
  expect((await setup.get()).preset).toBe('specified')
})

test('a preset overwrites nothing that somebody has saved meanwhile, not even half', async () => {
  const { settings, setup } = await open()
  const { money, delivery, checkout } = await settings.get()
  const value = { ...delivery.value, restDays: [0, 5] }
  await settings.save({ body: { group: 'delivery', version: delivery.version, value } })
  const versions = { money: money.version, delivery: delivery.version, checkout: checkout.version }
  await expect(setup.choosePreset({ body: { preset: 'pakistan', versions } })).rejects.toMatchObject({
    status: 409,
    code: 'settings_changed',
  })
  const now = await settings.get()
  expect(now.money.value).toEqual(dollars)
  expect(now.delivery.value).toEqual(value)
  expect((await setup.get()).preset).toBeNull()
})

test('of two owners who begin at once, one is told', async () => {
  const { setup, settings } = await open()
  const { money, delivery, checkout } = await settings.get()
  const versions = { money: money.version, delivery: delivery.version, checkout: checkout.version }
  const body = { preset: 'pakistan' as const, versions }
  const sent = await Promise.allSettled([setup.choosePreset({ body }), setup.choosePreset({ body })])
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await settings.get()).money.version).toBe(1)
})

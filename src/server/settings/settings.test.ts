import { expect, test, vi } from 'vitest'
import { afterUse } from '../../../test-support/after-use.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { deafNotices } from '../../../test-support/deaf-notices.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { freeDelivery } from '../../contract/delivery/delivery.ts'
import { dollars } from '../../contract/settings/money-settings.ts'
import { noPolicies, Policies } from '../../contract/settings/policies.ts'
import type { ShopDetails } from '../../contract/settings/settings.ts'
import { demoFilled, setMilestone } from '../db/milestones.ts'
import { openNotices } from '../notices/open-notices.ts'
import { demoPolicies } from './demo-policies.ts'
import { loadSettings } from './load-settings.ts'
import { openSettings } from './open-settings.ts'
import { publicDetails } from './public-details.ts'

const shop = await createTestApp({ shopPhone: '+92 300 1234567' })
const owner = await makeUser(shop, 'owner')
const { settings } = owner.client

const saved = async () => (await settings.get()).shop
/** Saves the shop's details as an owner who has just read them. */
async function save(changes: Partial<ShopDetails>) {
  const { version, value } = await saved()
  return settings.save({ body: { group: 'shop', version, value: { ...value, ...changes } } })
}

test('a new shop has what its process was started with', async () => {
  const fresh = await createTestApp({ shopPhone: '+92 300 1234567' })
  const { client } = await makeUser(fresh, 'owner')
  expect((await client.settings.get()).shop).toEqual({
    ...{ version: 0, changedAt: null },
    value: { name: 'Zari', phone: '+92 300 1234567', email: '', address: '', taxNumber: '', lowStock: 3 },
  })
})

test.each([
  { email: 'salam@' },
  { email: 'two@example.com, three@example.com' },
  { address: 'a'.repeat(301) },
  { address: '12 Mall Road\u202e' },
  { taxNumber: '<b>1234567</b>' },
  { taxNumber: '1'.repeat(61) },
  { lowStock: -1 },
  { lowStock: 2.5 },
  { lowStock: 1_000 },
])('%j is refused and told at its field', async wrong => {
  const [field = ''] = Object.keys(wrong)
  await expect(save(wrong)).rejects.toMatchObject({
    status: 400,
    fields: { [`value.${field}`]: expect.any(String) },
  })
})

test('saved values hold at once, with the next version, and are recorded', async () => {
  const before = await saved()
  const { shop: after } = await save({ name: 'Meena Lawn' })
  expect(after).toEqual({
    version: before.version + 1,
    changedAt: shop.clock.now.toISOString(),
    value: { ...before.value, name: 'Meena Lawn', phone: '+923001234567' },
  })
  expect(shop.deps.settings.current().shop.name).toBe('Meena Lawn')
  const { changes } = await owner.client.staff.changes({ query: { thing: 'settings' } })
  expect(changes[0]).toMatchObject({
    ...{ action: 'changed', subjectId: 'shop', subject: 'Shop', by: { userId: owner.id } },
    ...{ before: { name: before.value.name }, after: { name: 'Meena Lawn' } },
  })
})

test('values that are the same change nothing', async () => {
  await save({ name: 'Same' })
  const before = await saved()
  const { total } = await owner.client.staff.changes({ query: { thing: 'settings' } })
  await save({ name: 'Same' })
  expect(await saved()).toEqual(before)
  expect((await owner.client.staff.changes({ query: { thing: 'settings' } })).total).toBe(total)
})

test('of two owners who read the same, one saves and the other is told', async () => {
  const { version, value } = await saved()
  const saveAs = (name: string) =>
    settings.save({ body: { group: 'shop', version, value: { ...value, name } } })
  const sent = await Promise.allSettled([saveAs('First'), saveAs('Second')])
  const refused = sent.filter(each => each.status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(refused[0]?.reason).toMatchObject({ code: 'settings_changed', status: 409 })
  expect((await saved()).version).toBe(version + 1)
  await expect(saveAs('Third')).rejects.toMatchObject({ code: 'settings_changed' })
})

test('of two who save for the first time at once, one is told', async () => {
  const fresh = await createTestApp()
  const { client } = await makeUser(fresh, 'owner')
  const { value } = (await client.settings.get()).shop
  const saveAs = (name: string) =>
    client.settings.save({ body: { group: 'shop', version: 0, value: { ...value, name } } })
  const sent = await Promise.allSettled(['One', 'Two', 'Three'].map(saveAs))
  expect(sent.filter(each => each.status === 'fulfilled')).toHaveLength(1)
})

test.each([
  [{ name: ' ' }, { 'value.name': 'Enter the name of the shop.' }],
  [{ name: 'Meena\nBcc: evil@example.com' }, { 'value.name': expect.stringContaining('control characters') }],
  [
    { phone: 'call me' },
    {
      'value.phone':
        'Enter a phone number with its country code, for example +92 300 1234567, or leave it empty.',
    },
  ],
])('%j is refused at its field', async (changes, fields) => {
  await expect(save(changes)).rejects.toMatchObject({ code: 'invalid', fields })
})

test('who sells is public at once, with an address in lines', async () => {
  const seller = {
    email: 'Salam@Meena.example',
    address: ' 12 Mall Road\nLahore 54000 ',
    taxNumber: 'NTN 1234567-8',
  }
  await save(seller)
  expect(publicDetails(shop.deps.settings.current(), shop.clock.now).seller).toEqual({
    ...seller,
    email: 'salam@meena.example',
    address: '12 Mall Road\nLahore 54000',
  })
})

test('a script that knows the name and the phone alone leaves the rest as it is', async () => {
  const email = 'salam@meena.example'
  const { shop: before } = await save({ email })
  const { name, phone } = before.value
  const body = { group: 'shop' as const, version: before.version, value: { name: `${name} & Co`, phone } }
  const { shop: after } = await settings.save({ body })
  expect(after.value).toEqual({ ...before.value, name: `${name} & Co`, email })
})

test('what an older version saved is filled up, and what is refused today is left out', async () => {
  const fresh = await createTestApp({ shopPhone: '+92 300 1234567' })
  const write = (value: object) =>
    fresh.db
      .insertInto('settings')
      .values({ name: 'shop', version: 3, value: JSON.stringify(value), changedAt: new Date(0) })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
      .execute()
  await write({ name: 'Old', gone: 1 })
  expect((await loadSettings(fresh.deps)).shop.value).toEqual({
    name: 'Old',
    phone: '+92 300 1234567',
    email: '',
    address: '',
    taxNumber: '',
    lowStock: 3,
  })
  await write({ name: '' })
  expect((await loadSettings(fresh.deps)).shop.value.name).toBe('Zari')
})

test('a field that is refused today leaves the others, and what was saved goes on holding', async () => {
  const fresh = await createTestApp()
  const write = (name: 'money' | 'delivery', value: object) =>
    fresh.db
      .insertInto('settings')
      .values({ name, version: 3, value: JSON.stringify(value), changedAt: new Date(0) })
      .execute()
  const zone = { ...freeDelivery.elsewhere, name: 'North', cities: ['Lahore'], charge: 250 }
  const delivery = { ...freeDelivery, zones: [zone, { ...zone, cities: ['lhr'] }] }
  await write('delivery', delivery)
  await write('money', { ...dollars, currency: 'PKR', roundTo: 0.5, tax: { percent: 0, number: '' } })
  const { delivery: kept, money } = await loadSettings(fresh.deps)
  expect(kept.value).toEqual(delivery)
  expect(money.value).toEqual({ ...dollars, currency: 'PKR', roundTo: 0.5 })
})

test('another process hears of a change', async () => {
  const notices = await openNotices(shop, shop.deps.newId)
  const other = await openSettings({ ...shop.deps, notices })
  afterUse(async () => {
    other.stop()
    await notices.stop()
  })
  const changed = vi.fn()
  other.subscribe(changed)
  await save({ name: 'Heard of' })
  await expect.poll(() => changed).toHaveBeenCalled()
  expect(other.current().shop.name).toBe('Heard of')
})

test('what was missed while notices were lost is read once the database answers', async () => {
  const lost: (() => void)[] = []
  let isListening = true
  const notices = {
    ...deafNotices,
    subscribe: ({ onGap }: { onGap: () => void }) => void lost.push(onGap),
    isListening: () => isListening,
  }
  const other = await openSettings({ ...shop.deps, notices })
  afterUse(async () => other.stop())
  isListening = false
  for (const onGap of lost) onGap()
  await save({ name: 'Missed' })
  await expect.poll(() => other.current().shop.name).toBe('Missed')
  isListening = true
})

test('only a demo promises anything before the owner does', async () => {
  const fresh = await createTestApp()
  const promised = () => fresh.deps.settings.current().policies
  expect(promised()).toEqual(noPolicies)
  await setMilestone(fresh.db, demoFilled, fresh.clock.now)
  await fresh.deps.settings.refresh()
  expect(promised()).toEqual(demoPolicies)
  expect(Policies.parse(demoPolicies)).toEqual(demoPolicies)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, signUpInput } from '../../../test-support/factories.ts'
import { guestBrowser, guestOrder, letGuestsOrder, manualOrder } from '../../../test-support/guests.ts'
import { phoneSearch, toE164 } from './phone.ts'
import { shopPhoneText } from './shop-phone.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const product = await makeProduct(admin, { inventory: 1_000 })
await letGuestsOrder(shop, admin)

const inDigitsOf = (zero: number) => (text: string) =>
  text.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)))
const scripts = [(text: string) => text, ...[0x0660, 0x06f0, 0xff10].map(inDigitsOf)]
const spaces = [' ', '\u00a0', '\u2009', '\u202f', '\u3000']
const hyphens = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2212', '\ufe63', '\uff0d']
const marks = ['', '\u200e', '\u200f', '\u202a', '\u202c', '\u2060', '\u2066', '\u2069', '\ufeff', '\u061c']

/** 0321 7654321 as it comes out of chats, contact lists and web pages. */
const written = fc
  .tuple(
    fc.constantFrom(...scripts),
    fc.constantFrom(...spaces, ...hyphens),
    fc.constantFrom(...marks),
    fc.constantFrom(...marks),
    fc.constantFrom('0321', '+92 321', '＋92321', '0092321', '(0321)'),
  )
  .map(([inScript, between, before, after, start]) =>
    inScript(`${before}${start}${between}765${after}4321${after}`),
  )

test('a number is the same in every script, with every kind of space, hyphen and mark', () => {
  fc.assert(
    fc.property(written, text => {
      expect(toE164(text, 'PK')).toBe('+923217654321')
      expect('923217654321').toContain(phoneSearch(text))
    }),
  )
})

const examples = [
  '\u202a+92 321 7654321\u202c',
  '0321\u00a07654321',
  '0321\u20117654321\u2060',
  '۰۳۲۱ ۷۶۵۴۳۲۱',
  '\u200e٠٣٢١-٧٦٥٤٣٢١',
  '０３２１ ７６５４３２１',
  '(+92) 321 7654321',
]

test.each(examples)('every field takes and finds the phone %j', async phone => {
  const e164 = '+923217654321'
  const { accounts, orders: guests } = shop.client()
  expect((await accounts.signUp({ body: signUpInput({ phone }) })).phone).toBe(e164)

  const buyer = await makeUser(shop)
  const names = { firstName: 'Sana', lastName: 'Malik' }
  expect(
    (await buyer.client.accounts.edit({ params: { id: buyer.id }, body: { ...names, phone } })).phone,
  ).toBe(e164)
  await buyer.client.cart.add({ body: { productId: product._id } })
  const order = await buyer.client.orders.create({ body: orderData({ phone }) })
  expect(order.shippingAddress.phone).toBe(e164)
  expect((await guests.track({ body: { number: String(order.number), phone } })).number).toBe(order.number)

  expect((await admin.client.orders.findBuyer({ query: { q: phone } })).phone).toBe(e164)
  const found = await admin.client.buyers.list({ query: { q: phone } })
  expect(found.buyers.map(({ _id }) => _id)).toEqual([e164.slice(1)])
  expect((await admin.client.orders.all({ query: { search: phone } })).orders).toContainEqual(
    expect.objectContaining({ _id: order._id }),
  )
  const quick = await admin.client.staff.find({ query: { q: phone } })
  expect(quick.orders.length).toBeGreaterThan(0)
  expect(quick.customers.map(({ phone }) => phone)).toContain('0321 7654321')
})

test.each(examples)('every other way to order keeps the phone %j as one that can be called', async phone => {
  const shippingAddress = { ...guestOrder().shippingAddress, phone }
  const lines = [{ productId: product._id, quantity: 1 }]
  const guest = guestBrowser(shop).client
  await guest.cart.add({ body: { productId: product._id } })
  const { order } = await guest.orders.createAsGuest({ body: { shippingAddress } })
  const typed = await admin.client.orders.createManual({
    body: manualOrder(product._id, { shippingAddress }),
  })
  const changed = await admin.client.orders.change({
    params: { id: typed._id },
    body: { version: typed.version, shippingAddress: { ...shippingAddress, address: 'House 8' } },
  })
  const sold = await admin.client.orders.sellAtCounter({ body: { lines, phone } })
  for (const each of [order, typed, changed, sold]) expect(each.shippingAddress.phone).toBe('+923217654321')
})

test.each([...examples, '0321 7654321'])(
  'the shop keeps its own number %j as one that WhatsApp opens',
  async phone => {
    const { shop: before } = await admin.client.settings.get()
    const value = { ...before.value, phone }
    const saved = await admin.client.settings.save({
      body: { group: 'shop', version: before.version, value },
    })
    expect(saved.shop.value.phone).toBe('+923217654321')
  },
)

test('the shop refuses a number of its own that nobody can call', async () => {
  const { shop: before } = await admin.client.settings.get()
  const value = { ...before.value, phone: '0321 55' }
  await expect(
    admin.client.settings.save({ body: { group: 'shop', version: before.version, value } }),
  ).rejects.toMatchObject({ status: 400 })
})

test.each(['((', '-', '+', '%', '_', 'a\\', '()', '. .'])(
  'a search of buyers for %j alone finds nobody',
  async q => {
    expect((await admin.client.buyers.list({ query: { q } })).total).toBe(0)
  },
)

test.each([
  [['PK'], '0321 5551234', '+92 321 5551234'],
  [['AE', 'PK'], '050 123 4567', '+971 50 123 4567'],
  [['PK'], '+44 20 7946 0958', '+44 20 7946 0958'],
  [['PK'], 'ask for Ali', 'ask for Ali'],
  [['PK'], '', ''],
])(
  'a shop of %j that saved its number as %j before shows %j, whose digits WhatsApp takes',
  (countries, saved, shown) => {
    expect(shopPhoneText(saved, { delivery: { countries } })).toBe(shown)
  },
)

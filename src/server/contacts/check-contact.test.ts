import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, payWith } from '../../../test-support/card-shop.ts'
import { createTestApp, type TestApp } from '../../../test-support/create-test-app.ts'
import {
  makeProduct,
  makeUser,
  orderData,
  signUpInput,
  type TestUser,
} from '../../../test-support/factories.ts'
import type { ShippingAddress } from '../../contract/orders/orders.ts'

const shop = await createTestApp()
const abroad = await createTestApp({ deliveryCountries: ['AE', 'PK'] })
const product = await makeProduct(await makeUser(shop, 'admin'), { inventory: 100 })

async function buy({ client }: TestUser, changes: Partial<ShippingAddress>, productId = product._id) {
  await client.cart.add({ body: { productId } })
  return client.orders.create({ body: orderData(changes) })
}

/** Somebody whose account has this phone. */
async function withPhone(at: TestApp, phone: string) {
  const user = await makeUser(at)
  await at.db.updateTable('users').set({ phone }).where('id', '=', user.id).execute()
  return user
}

const phoneProblem = {
  status: 400,
  code: 'invalid',
  fields: { 'shippingAddress.phone': expect.stringContaining('Enter a phone number that can be called') },
}

test.each(['0321 7654321', '0321-7654321', '+92 (0)321 7654321'])(
  'an order keeps the phone %s as +923217654321, and shows it as it is dialled',
  async phone => {
    const { shippingAddress } = await buy(await makeUser(shop), { phone })
    expect(shippingAddress).toMatchObject({ phone: '+923217654321', phoneText: '0321 7654321' })
  },
)

test('the phone of the account is used when the checkout gives none', async () => {
  const { shippingAddress } = await buy(await withPhone(shop, '0300-555 4443'), { phone: '' })
  expect(shippingAddress.phone).toBe('+923005554443')
})

test.each(['abc', '12345', '0300 123456'])('an order with the phone "%s" is refused', async phone => {
  const buyer = await makeUser(shop)
  await expect(buy(buyer, { phone })).rejects.toMatchObject(phoneProblem)
  expect((await buyer.client.orders.mine()).total).toBe(0)
})

test.each(['', 'abc'])('cash on delivery needs a phone, also when the account has "%s"', async phone => {
  const buyer = await withPhone(shop, phone)
  await expect(buy(buyer, {})).rejects.toMatchObject(phoneProblem)
  expect((await buy(buyer, { phone: '0300 5554443' })).shippingAddress.phone).toBe('+923005554443')
})

test('of orders placed together only those without a phone are refused', async () => {
  const buyers = await Promise.all(
    ['', '0300 5554441', 'abc', '0300 5554442'].map(phone => withPhone(shop, phone)),
  )
  const outcomes = await Promise.allSettled(buyers.map(buyer => buy(buyer, {})))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
})

test('an order goes to a country the shop delivers to, by its name or code, and to no other', async () => {
  const buyer = await makeUser(shop)
  for (const country of ['Pakistan', ' pakistan', 'PK'])
    expect((await buy(buyer, { country })).shippingAddress.country).toBe('Pakistan')
  for (const country of ['Iceland', 'United Arab Emirates', 'IS'])
    await expect(buy(buyer, { country })).rejects.toMatchObject({
      status: 400,
      fields: { 'shippingAddress.country': 'This shop delivers to Pakistan only.' },
    })
})

test('a shop elsewhere delivers to its own countries and reads phones as its first one', async () => {
  const { _id } = await makeProduct(await makeUser(abroad, 'admin'))
  const buyer = await makeUser(abroad)
  const to = { country: 'United Arab Emirates', phone: '050 123 4567' }
  expect((await buy(buyer, to, _id)).shippingAddress).toMatchObject({
    phone: '+971501234567',
    phoneText: '050 123 4567',
  })
  await expect(buy(buyer, { country: 'Oman' }, _id)).rejects.toMatchObject({
    fields: { 'shippingAddress.country': 'This shop delivers to United Arab Emirates and Pakistan only.' },
  })
})

test('no card is asked for an order to a country or with a phone that would be refused', async () => {
  const cards = await createCardShop()
  const buyer = await makeBuyer(cards, await makeUser(cards, 'admin'))
  for (const changes of [{ country: 'Iceland' }, { phone: 'abc' }]) {
    const { shippingAddress } = orderData(changes)
    const body = { ...payWith().body, shippingAddress }
    await expect(buyer.client.payments.pay({ body })).rejects.toMatchObject({ status: 400 })
  }
  expect(await cards.db.selectFrom('payments').select('id').execute()).toEqual([])
})

test('a sign-up keeps its phone in E.164, and is refused without one that can be called', async () => {
  const { accounts } = shop.client()
  const made = await accounts.signUp({ body: signUpInput({ phone: '0321-7654321' }) })
  expect(made.phone).toBe('+923217654321')
  await expect(accounts.signUp({ body: signUpInput({ phone: '0321 76543' }) })).rejects.toMatchObject({
    status: 400,
    fields: { phone: expect.stringContaining('Enter a phone number that can be called') },
  })
})

test('a changed phone of an account is checked in the same way', async () => {
  const { id, client } = await makeUser(shop)
  const edit = (phone: string) =>
    client.accounts.edit({ params: { id }, body: { firstName: 'Sana', lastName: 'Malik', phone } })
  expect((await edit('0333 5556667')).phone).toBe('+923335556667')
  await expect(edit('0333 55566')).rejects.toMatchObject({
    status: 400,
    fields: { phone: expect.any(String) },
  })
  await expect(
    client.accounts.edit({ params: { id }, body: { firstName: 'evil.com', lastName: 'Malik' } }),
  ).rejects.toMatchObject({ status: 400, fields: { firstName: expect.stringContaining('web addresses') } })
})

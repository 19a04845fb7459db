import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import { days } from '../../contract/durations.ts'
import { readConfig } from '../config.ts'
import { deleteExpiredRows } from '../housekeeping.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

/** What housekeeping does so many days from now. */
const expireAfter = (count: number) => {
  const later = new Date(shop.clock.now.getTime() + days(count))
  return deleteExpiredRows({ ...shop.deps, clock: () => later }, new AbortController().signal)
}

test('a cart that nothing was added to for half a year is emptied, and what saw it before cannot save onto it', async () => {
  const { id: userId, client } = await makeUser(shop)
  const { _id: productId } = await makeProduct(admin)
  await client.cart.add({ body: { productId } })
  const cart = () =>
    shop.db
      .selectFrom('carts')
      .leftJoin('cartLines', 'cartLines.cartId', 'carts.id')
      .where('userId', '=', userId)
      .select(['version', 'productId'])
      .executeTakeFirstOrThrow()
  const before = await cart()
  await expireAfter(179)
  expect(await cart()).toEqual(before)
  await expireAfter(181)
  expect(await cart()).toEqual({ version: before.version + 1, productId: null })
})

test('who looked at a record is forgotten after two years, who exported or deleted one is not', async () => {
  const [seen, gone] = [await makeUser(shop), await makeUser(shop)]
  const owner = await makeUser(shop, 'owner')
  for (const { id } of [seen, gone]) await owner.client.accounts.get({ params: { id } })
  await owner.client.privacy.ofCustomer({ params: { id: seen.id } })
  await owner.client.privacy.eraseCustomer({ params: { id: gone.id }, body: {} })
  const actions = async () => {
    const changes = shop.db.selectFrom('changes').where('thing', '=', 'customer').orderBy('id')
    return (await changes.select('action').execute()).map(({ action }) => action)
  }
  const looks = ['read the record', 'read the record']
  await expireAfter(729)
  expect(await actions()).toEqual([...looks, 'exported the data', 'deleted'])
  await expireAfter(731)
  expect(await actions()).toEqual(['exported the data', 'deleted'])
})

test('after ten years a finished order keeps its lines and amounts for the books, but not its buyer', async () => {
  const buyer = await makeUser(shop)
  const staff = await makeUser(shop, 'owner')
  const order = async (fullName: string) => {
    const { _id: productId } = await makeProduct(staff)
    await buyer.client.cart.add({ body: { productId } })
    return buyer.client.orders.create({ body: orderData({ fullName }) })
  }
  const [finished, underWay] = [await order('Gulnar Mirza'), await order('Parveen Shakir')]
  await staff.client.orders.updateStatus({ params: { id: finished._id }, body: { status: 'Cancelled' } })
  const rows = () =>
    shop.db.selectFrom('orders').select(['fullName', 'phone', 'totalCents']).orderBy('number').execute()
  const before = await rows()
  await expireAfter(3_649)
  expect(await rows()).toEqual(before)
  await expireAfter(3_651)
  expect(await rows()).toEqual([{ ...before[0], fullName: '', phone: '' }, before[1]])
  expect(underWay.shippingAddress.fullName).toBe('Parveen Shakir')
})

test('how long is a setting', () => {
  expect(readConfig({ KEEP_MAIL_DAYS: '7' }).retention).toMatchObject({ mail: days(7), carts: days(180) })
  for (const days of ['0', 'long', '1.5'])
    expect(() => readConfig({ KEEP_CARTS_DAYS: days })).toThrow(
      'Wrong setting: KEEP_CARTS_DAYS must be a whole number of days',
    )
})

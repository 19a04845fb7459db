import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import type { SetParcel } from '../../../contract/orders/staff-orders.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const product = await makeProduct(admin, { inventory: 100 })

async function makeOrder(...statuses: OrderStatus[]) {
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: product._id } })
  const { _id: id, number } = await buyer.client.orders.create({ body: orderData() })
  for (const status of statuses) await admin.client.orders.updateStatus({ params: { id }, body: { status } })
  return { id, number, buyer }
}

const correct = (id: string, body: SetParcel) => admin.client.orders.parcel({ params: { id }, body })
const changesOf = (id: string) =>
  shop.db.selectFrom('changes').selectAll().where('subjectId', '=', id).orderBy('id', 'desc').execute()

test('a courier set later shows in the order, in a mail and in the audit trail', async () => {
  const { id, number, buyer } = await makeOrder('Processing', 'Shipped')
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const parcel = { courier: 'Leopards', trackingNumber: 'LE-78' }
  expect(await correct(id, parcel)).toMatchObject({
    ...parcel,
    status: 'Shipped',
    parcels: [{ ...parcel, at: shop.clock.now.toISOString(), by: { userId: admin.id, name: 'Ayesha Khan' } }],
  })
  expect(await buyer.client.orders.get({ params: { id } })).toMatchObject(parcel)
  expect((await changesOf(id))[0]).toMatchObject({
    action: 'corrected the parcel',
    subject: `#${number}`,
    userId: admin.id,
    before: { courier: '', trackingNumber: '' },
    after: parcel,
  })
  const mail = (await mailTo(shop, buyer.email)).at(-1)
  expect(mail?.subject).toContain(`order #${number}: tracking your parcel`)
  expect(mail?.text).toContain('on its way.\nCourier: Leopards\nTracking number: LE-78\n')
})

test('a correction records only what changed, and nothing when nothing changed', async () => {
  const { id, buyer } = await makeOrder('Processing', 'Shipped')
  await correct(id, { courier: 'TCS', trackingNumber: '1' })
  const { parcels } = await correct(id, { courier: 'TCS', trackingNumber: '2' })
  expect(parcels.map(({ courier, trackingNumber }) => ({ courier, trackingNumber }))).toEqual([
    { courier: 'TCS', trackingNumber: '1' },
    { courier: undefined, trackingNumber: '2' },
  ])
  const [changes, mails] = [await changesOf(id), await mailTo(shop, buyer.email)]
  expect((await correct(id, { courier: 'TCS', trackingNumber: '2' })).parcels).toHaveLength(2)
  expect(await changesOf(id)).toHaveLength(changes.length)
  expect(await mailTo(shop, buyer.email)).toHaveLength(mails.length)
})

test('a courier without a tracking number is mailed, and a parcel that loses both is not', async () => {
  const { id, buyer } = await makeOrder('Processing', 'Shipped')
  await correct(id, { courier: 'TCS', trackingNumber: '' })
  const mails = await mailTo(shop, buyer.email)
  expect(mails.at(-1)?.text).toContain('Your order is on its way.\nCourier: TCS\n\n')
  await correct(id, { courier: '', trackingNumber: '' })
  expect(await mailTo(shop, buyer.email)).toHaveLength(mails.length)
})

test.each(['delivered', 'refused'])(
  'once %s it can still be put right, but nobody waits for mail',
  async end => {
    const { id, buyer } = await makeOrder('Processing', 'Shipped')
    if (end === 'refused') await admin.client.orders.refused({ params: { id } })
    else await admin.client.orders.updateStatus({ params: { id }, body: { status: 'Delivered' } })
    const mails = await mailTo(shop, buyer.email)
    expect(await correct(id, { courier: 'TCS', trackingNumber: '' })).toMatchObject({ courier: 'TCS' })
    expect(await mailTo(shop, buyer.email)).toHaveLength(mails.length)
  },
)

test.each([[[]], [['Processing']], [['Cancelled']]] as [OrderStatus[]][])(
  'after %j no parcel has left',
  async statuses => {
    const { id } = await makeOrder(...statuses)
    await expect(correct(id, { courier: 'TCS', trackingNumber: '1' })).rejects.toMatchObject({
      status: 409,
      code: 'illegal_transition',
      message: expect.stringContaining('Only a parcel that has been sent can have a courier.'),
    })
    expect((await admin.client.orders.staffGet({ params: { id } })).courier).toBe('')
  },
)

test('a parcel that somebody else has corrected meanwhile is not set back', async () => {
  const { id } = await makeOrder('Processing', 'Shipped')
  const [none, first, second] = [
    { courier: '', trackingNumber: '' },
    { courier: 'TCS', trackingNumber: 'T-1' },
    { courier: 'TCS', trackingNumber: 'T-2' },
  ]
  await correct(id, first)
  await correct(id, { ...second, seen: first })
  await expect(correct(id, { ...none, seen: first })).rejects.toMatchObject({
    code: 'illegal_transition',
    message: expect.stringContaining('Somebody has changed the parcel'),
  })
  expect(await correct(id, { ...first, seen: second })).toMatchObject(first)
})

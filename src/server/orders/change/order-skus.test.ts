import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')

const sizes = [{ Size: 'S' }, { Size: 'M' }]
const inS = { size: 'S' }
const inM = { size: 'M' }
let made = 0

/** An order of one piece in M, whose SKUs end in `-S` and `-M`. */
async function makeOrder() {
  made += 1
  const named = `K${made}`
  const stock = [inS, inM].map(({ size }) => ({ color: '', size, quantity: 5, sku: `${named}-${size}` }))
  const { _id: productId } = await makeProduct(owner, { Color: [], Size: sizes, stock })
  const buyer = await makeUser(shop)
  const phone = `0300 12345${String(made).padStart(2, '0')}`
  const order = async (options = inM) => {
    await buyer.client.cart.add({ body: { productId, quantity: 1, options } })
    return (await buyer.client.orders.create({ body: orderData({ phone }) }))._id
  }
  const giveOtherSkus = () =>
    owner.client.catalogue.quickEdit({
      params: { id: productId },
      body: { stock: stock.map(row => ({ ...row, seen: row.quantity, sku: `${row.sku}-new` })) },
    })
  return { id: await order(), named, order, giveOtherSkus }
}

async function skusOn(id: string) {
  const [slip] = await owner.client.orders.slips({ query: { ids: id } })
  return slip?.items.map(({ sku }) => sku)
}

async function change(id: string, to: { quantity: number; options?: object }) {
  const { order, lines } = await owner.client.orders.openForChange({ params: { id } })
  const changed = { lineId: lines[0]?.lineId ?? '', ...to }
  await owner.client.orders.change({ params: { id }, body: { version: order.version, lines: [changed] } })
}

test('a slip and the file of pieces name the SKU that the pieces had when they were ordered', async () => {
  const { id, named, giveOtherSkus } = await makeOrder()
  await giveOtherSkus()
  expect(await skusOn(id)).toEqual([`${named}-M`])
  const file = await (await shop.request('GET', '/api/order/export', owner)).text()
  expect(file).toContain(`"${named}-M"`)
})

test('other pieces bring their own SKU into the order, more of the same keep theirs', async () => {
  const { id, named, giveOtherSkus } = await makeOrder()
  await giveOtherSkus()
  await change(id, { quantity: 2 })
  expect(await skusOn(id)).toEqual([`${named}-M`])
  await change(id, { quantity: 2, options: inS })
  expect(await skusOn(id)).toEqual([`${named}-S-new`])
})

test('orders that are put into one parcel keep their SKUs', async () => {
  const { id, named, order, giveOtherSkus } = await makeOrder()
  const other = await order(inS)
  await giveOtherSkus()
  const [into, from] = await Promise.all(
    [id, other].map(each => owner.client.orders.staffGet({ params: { id: each } })),
  )
  const body = { other, version: into?.version ?? 0, otherVersion: from?.version ?? 0 }
  await owner.client.orders.merge({ params: { id }, body })
  expect(await skusOn(id)).toEqual([`${named}-M`, `${named}-S`])
})

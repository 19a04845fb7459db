import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../../test-support/factories.ts'
import { setMoney } from '../../../../test-support/set-money.ts'
import type { ProductInput } from '../../../contract/catalogue/catalogue.ts'
import { deleteUnusedPictures } from '../../media/unused/delete-unused-pictures.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const staff = admin.client.catalogue
const get = (id: string) => staff.staffGet({ params: { id } })
const undo = (id: string | null) => staff.undo({ params: { id: id ?? 'missing' } })
const isInShop = async (id: string) =>
  (await shop.request('GET', `/api/product/product/${id}`)).status === 200

async function buy(productId: string) {
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  return client.orders.create({ body: orderData() })
}

async function importCsv(...rows: string[]) {
  const file = new File([`Title,Category,Price,Stock\n${rows.join('\n')}\n`], 'spring.csv')
  return staff.import({ query: { dryRun: '0' }, body: { file } })
}

const found = async (q: string) => (await staff.list({ query: { q } })).products[0]

test('undoing a deletion brings the product back', async () => {
  const { _id: id } = await makeProduct(admin)
  const { changeId } = await staff.remove({ params: { id } })
  expect(await isInShop(id)).toBe(false)
  expect(await undo(changeId)).toEqual({ undone: 1, left: 0, purged: 0 })
  expect(await isInShop(id)).toBe(true)
  await expect(undo(changeId)).rejects.toMatchObject({ status: 409, code: 'cannot_undo' })
})

test('quick edits and whole edits answer the change that undoes them', async () => {
  const made = await makeProduct(admin, { inventory: 5, Size: [], Color: [] })
  const params = { id: made._id }
  const price = await staff.quickEdit({ params, body: { price: 50 } })
  const stock = await staff.quickEdit({
    params,
    body: { stock: [{ color: '', size: '', quantity: 9, seen: 5 }] },
  })
  const form = await staff.edit({ params, body: productInput({ title: 'Other', inventory: 9 }) })
  for (const { changeId } of [form, stock, price]) await undo(changeId)
  expect(await get(made._id)).toEqual({ ...made, updated_at: expect.any(String) })
})

test('undoing an edit ties its pictures to their former colours', async () => {
  const Color = [{ Color: 'Ivory' }, { Color: 'Rose' }]
  const front = '/media/front/960.webp'
  const input = productInput({ Color, stock: [], product_images: [front] })
  const { _id: id } = await makeProduct(admin, { ...input, pictureColors: { [front]: 'Ivory' } })
  const body = { ...input, pictureColors: { [front]: 'Rose' } }
  const { changeId } = await staff.edit({ params: { id }, body })
  expect((await get(id)).pictures).toEqual([{ url: front, alt: '', color: 'Rose' }])
  await undo(changeId)
  expect((await get(id)).pictures).toEqual([{ url: front, alt: '', color: 'Ivory' }])
})

test('a change is undone only once, even after the same change was made again', async () => {
  const { _id: id } = await makeProduct(admin, { price: 10 })
  const setPrice = () => staff.quickEdit({ params: { id }, body: { price: 50 } })
  const { changeId } = await setPrice()
  await undo(changeId)
  await setPrice()
  await expect(undo(changeId)).rejects.toMatchObject({
    code: 'cannot_undo',
    message: 'This has already been undone.',
  })
  expect(await get(id)).toMatchObject({ basePrice: 50 })
})

test('an undo can be undone, and that undo too', async () => {
  const { _id: id } = await makeProduct(admin, { price: 10 })
  await staff.quickEdit({ params: { id }, body: { price: 50 } })
  for (const price of [10, 50, 10]) {
    const { changes } = await admin.client.staff.changes({ query: { subjectId: id, limit: 1 } })
    await undo(changes[0]?.batchId ?? '')
    expect(await get(id)).toMatchObject({ basePrice: price })
  }
})

test('an edit that changes nothing has nothing to undo', async () => {
  const { _id: id, basePrice } = await makeProduct(admin)
  expect((await staff.quickEdit({ params: { id }, body: { price: basePrice } })).changeId).toBeNull()
})

test('undoing an added product archives it, unless it was sold or changed since', async () => {
  const batchOf = async (id: string) => {
    const { changes } = await admin.client.staff.changes({ query: { subjectId: id } })
    return changes[0]?.batchId ?? ''
  }
  const [plain, sold] = [await makeProduct(admin), await makeProduct(admin, { Size: [], Color: [] })]
  const [plainBatch, soldBatch] = [await batchOf(plain._id), await batchOf(sold._id)]
  await undo(plainBatch)
  expect(await isInShop(plain._id)).toBe(false)
  await buy(sold._id)
  await expect(undo(soldBatch)).rejects.toMatchObject({ code: 'cannot_undo' })
  expect(await isInShop(sold._id)).toBe(true)
})

describe('an import', () => {
  test('is undone as one: added products are archived, changed ones are as before', async () => {
    const known = await makeProduct(admin, { title: 'Known Frock', inventory: 4, Size: [], Color: [] })
    const file = new File(
      [`ID,Title,Category,Price,Stock\n${known._id},Known Frock,k-froks,99,7\n,Gul Import,k-froks,20,3\n`],
      'spring.csv',
    )
    const report = await staff.import({ query: { dryRun: '0' }, body: { file } })
    expect(report).toMatchObject({ created: 1, updated: 1, done: true, changeId: expect.any(String) })
    const added = await found('Gul Import')
    expect(await undo(report.changeId)).toEqual({ undone: 2, left: 0, purged: 0 })
    expect(await get(known._id)).toEqual({ ...known, updated_at: expect.any(String) })
    expect(await isInShop(added?._id ?? '')).toBe(false)
    await expect(undo(report.changeId)).rejects.toMatchObject({ code: 'cannot_undo' })
  })

  test('is undone except for products sold or changed since', async () => {
    const { changeId } = await importCsv(
      'Sold Import,k-froks,20,3',
      'Dear Import,k-froks,20,3',
      'Left Import,k-froks,20,3',
    )
    const [sold, dear, left] = await Promise.all(['Sold Import', 'Dear Import', 'Left Import'].map(found))
    await buy(sold?._id ?? '')
    await staff.quickEdit({ params: { id: dear?._id ?? '' }, body: { price: 30 } })
    expect(await undo(changeId)).toEqual({ undone: 1, left: 2, purged: 0 })
    expect(await Promise.all([sold, dear, left].map(product => isInShop(product?._id ?? '')))).toEqual([
      true,
      true,
      false,
    ])
  })

  test('that was a dry run, had errors or changed nothing has nothing to undo', async () => {
    const row = 'Plain Import,k-froks,20,3'
    const file = () => new File([`Title,Category,Price,Stock\n${row}\n`], 'spring.csv')
    expect((await staff.import({ query: {}, body: { file: file() } })).changeId).toBeNull()
    expect((await importCsv(row, 'Broken,k-froks,much,3')).changeId).toBeNull()
    await importCsv(row)
    const { _id, title } = (await found('Plain Import')) ?? {}
    const same = new File([`ID,Title,Category,Price\n${_id},${title},k-froks,20\n`], 'same.csv')
    expect(await staff.import({ query: { dryRun: '0' }, body: { file: same } })).toMatchObject({
      unchanged: 1,
      done: true,
      changeId: null,
    })
  })
})

describe('undoing an edit whose pictures were purged since', () => {
  const hour = 3_600_000
  const png = sharp({ create: { width: 8, height: 10, channels: 3, background: '#8a2433' } })
    .png()
    .toBuffer()

  async function upload() {
    const file = new File([new Uint8Array(await png)], 'kurta.png', { type: 'image/png' })
    return (await staff.uploadImage({ body: { file } })).fileUrl
  }

  async function purge() {
    await deleteUnusedPictures(shop.deps, new AbortController().signal)
    shop.clock.now = new Date(shop.clock.now.getTime() + 48 * hour)
    await deleteUnusedPictures(shop.deps, new AbortController().signal)
  }

  const form = (product_images: string[], color: string): ProductInput =>
    productInput({ title: 'Purged', product_images, Color: [{ Color: 'Red', img: { original: color } }] })

  test('restores everything but those pictures', async () => {
    const [kept, gone, colour] = [await upload(), await upload(), await upload()]
    const { _id: id } = await staff.add({ body: form([kept, gone], colour) })
    // Something else shows one of them still.
    await makeProduct(admin, { product_images: [kept] })
    const { changeId } = await staff.edit({ params: { id }, body: { ...form([], ''), title: 'Other' } })
    await purge()
    expect(await undo(changeId)).toEqual({ undone: 1, left: 0, purged: 2 })
    expect(await get(id)).toMatchObject({
      title: 'Purged',
      product_images: [kept],
      Color: [{ Color: 'Red', img: { original: '' } }],
    })
  })

  test('keeps the present pictures where all former ones are purged', async () => {
    const [gone, now] = [await upload(), await upload()]
    const { _id: id } = await staff.add({ body: form([gone], '') })
    const { changeId } = await staff.edit({
      params: { id },
      body: { ...form([now], ''), title: 'Other', alts: { [now]: 'The front' } },
    })
    await purge()
    expect(await undo(changeId)).toMatchObject({ undone: 1, purged: 1 })
    const { title, pictures } = await get(id)
    expect([title, pictures.map(({ url, alt }) => [url, alt])]).toEqual(['Purged', [[now, 'The front']]])
  })
})

test('a price with decimals comes back into no currency that has none, and is told', async () => {
  const { _id: id } = await makeProduct(admin, { price: 48.5, displayPrice: null, Size: [], Color: [] })
  const params = { id }
  const price = await staff.quickEdit({ params, body: { price: 52 } })
  const { _id: other } = await makeProduct(admin, { price: 48.5, Size: [], Color: [] })
  const form = await staff.edit({ params: { id: other }, body: productInput({ title: 'Other', price: 52 }) })
  await setMoney(admin, { currency: 'PKR', roundTo: 1 })
  const message = 'This cannot be undone: it would bring back prices with decimals, and PKR has none.'
  for (const { changeId } of [price, form])
    await expect(undo(changeId)).rejects.toMatchObject({ code: 'cannot_undo', message })
  expect([(await get(id)).basePrice, (await get(other)).basePrice]).toEqual([52, 52])
  const later = await staff.quickEdit({ params, body: { price: 60 } })
  await undo(later.changeId)
  expect((await get(id)).basePrice).toBe(52)
  await setMoney(admin, {})
  await undo(price.changeId)
  expect((await get(id)).basePrice).toBe(48.5)
})

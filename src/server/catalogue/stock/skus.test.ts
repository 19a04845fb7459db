import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, productInput } from '../../../../test-support/factories.ts'
import { setStock } from '../../../../test-support/set-stock.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { catalogue } = owner.client

const colours = [{ Color: 'Rose' }, { Color: 'Ivory' }]

let made = 0
/** SKUs that no other test gives. */
const newSkus = () => {
  made += 1
  return [`A-${made}`, `B-${made}`] as const
}

type Row = { color: string; size: string; quantity: number; seen?: number; sku?: string }
const shelf = (color: string, quantity: number): Row => ({ color, size: '', quantity })
const rows = (...skus: (string | undefined)[]): Row[] =>
  skus.map((sku, nth) => ({
    color: colours[nth]?.Color ?? '',
    size: '',
    quantity: 3 + nth,
    ...(sku !== undefined && { sku }),
  }))

const makeWith = (stock: Row[]) => makeProduct(owner, { Size: [], Color: colours, stock })

/** What the staff's form shows of the SKUs, by colour. */
async function skusOf(id: string) {
  const { stock } = await catalogue.staffGet({ params: { id } })
  return Object.fromEntries(stock.map(({ color, sku }) => [color, sku]))
}

const edit = (id: string, stock: Row[], changes: object = {}) =>
  catalogue.edit({ params: { id }, body: { ...productInput(), Size: [], Color: colours, stock, ...changes } })

test('a shelf keeps its SKU until a form gives it another or none, and shoppers are not told', async () => {
  const [a, b] = newSkus()
  const { _id: id, slug } = await makeWith(rows(a, b))
  expect(await skusOf(id)).toEqual({ Rose: a, Ivory: b })
  await edit(id, rows(undefined, ''))
  expect(await skusOf(id)).toEqual({ Rose: a, Ivory: undefined })
  const { stock } = await catalogue.get({ params: { id: slug } })
  expect(stock.map(shelf => Object.keys(shelf))).toEqual(stock.map(() => ['color', 'size', 'quantity']))
})

test('two shelves swap their SKUs, and undoing it swaps them back', async () => {
  const [a, b] = newSkus()
  const { _id: id } = await makeWith(rows(a, b))
  const { changeId } = await edit(id, rows(b, a))
  expect(await skusOf(id)).toEqual({ Rose: b, Ivory: a })
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await skusOf(id)).toEqual({ Rose: a, Ivory: b })
})

test('undoing the first SKU of a shelf leaves it none', async () => {
  const [a] = newSkus()
  const { _id: id } = await makeWith(rows(undefined, undefined))
  const { changeId } = await edit(id, rows(a, undefined))
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await skusOf(id)).toEqual({ Rose: undefined, Ivory: undefined })
})

test('a renamed colour keeps its SKU, and one that is removed gives it up', async () => {
  const [a, b] = newSkus()
  const { _id: id } = await makeWith(rows(a, b))
  const Color = [{ Color: 'Blush', was: 'Rose' }]
  await edit(id, [{ color: 'Blush', size: '', quantity: 3 }], { Color })
  expect(await skusOf(id)).toEqual({ Blush: a })
  const other = await makeWith(rows(b))
  expect(await skusOf(other._id)).toEqual({ Rose: b })
})

test('an SKU that other pieces have is refused where it was typed, whatever its letters', async () => {
  const [a, b] = newSkus()
  const { title } = await makeWith(rows(a))
  const message = `The SKU ${a.toLowerCase()} is already used by “${title}”.`
  const refused = { status: 400, code: 'invalid', fields: { 'stock.1.sku': message } }
  await expect(makeWith(rows(b, a.toLowerCase()))).rejects.toMatchObject(refused)
  const { _id: id } = await makeWith(rows(b))
  await expect(edit(id, rows(b, a.toLowerCase()))).rejects.toMatchObject(refused)
  expect(await skusOf(id)).toEqual({ Rose: b })
})

test('two rows with one SKU are refused', async () => {
  const [a] = newSkus()
  await expect(makeWith(rows(a, a.toLowerCase()))).rejects.toMatchObject({
    fields: { 'stock.1.sku': `Another row has the SKU ${a.toLowerCase()}.` },
  })
})

test('of two products that get one SKU at once, one is refused in words', async () => {
  const [a] = newSkus()
  const results = await Promise.allSettled([makeWith(rows(a)), makeWith(rows(a))])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [lost] = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  expect(lost).toMatchObject({ status: 400, code: 'invalid' })
})

test('a quick edit of the stock keeps SKUs, and a copy of a product has none', async () => {
  const [a, b] = newSkus()
  const { _id: id } = await makeWith(rows(a, b))
  const stock = [{ color: 'Rose', size: '', quantity: 9, seen: 3 }]
  await catalogue.quickEdit({ params: { id }, body: { stock } })
  expect(await skusOf(id)).toEqual({ Rose: a, Ivory: b })
  const copy = await catalogue.duplicate({ params: { id } })
  expect(await skusOf(copy._id)).toEqual({ Rose: undefined, Ivory: undefined })
})

test('the staff find a product by an SKU', async () => {
  const [a] = newSkus()
  const { _id: id } = await makeWith(rows(a))
  const { products } = await catalogue.list({ query: { q: a.toLowerCase() } })
  expect(products.map(({ _id }) => _id)).toContain(id)
})

test('a deleted product gives its SKU up to another, and comes back without it', async () => {
  const [a, b] = newSkus()
  const { _id: id } = await makeWith(rows(a, b))
  const { changeId } = await catalogue.remove({ params: { id } })
  const other = await makeWith(rows(a.toLowerCase()))
  expect(await skusOf(other._id)).toEqual({ Rose: a.toLowerCase() })
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await skusOf(id)).toEqual({ Rose: undefined, Ivory: b })
})

test('undoing gives no SKU back that other pieces have by now', async () => {
  const [a, b] = newSkus()
  const { _id: id } = await makeWith(rows(a, b))
  const { changeId } = await edit(id, rows('', b), { title: 'Another title' })
  const other = await makeWith(rows(a))
  expect(await catalogue.undo({ params: { id: changeId ?? '' } })).toMatchObject({ undone: 1, left: 0 })
  expect(await skusOf(id)).toEqual({ Rose: undefined, Ivory: b })
  expect(await skusOf(other._id)).toEqual({ Rose: a })
})

test('undoing another title keeps SKUs, and an SKU comes back though a piece was sold since', async () => {
  const [a, b] = newSkus()
  const { _id: id } = await makeWith(rows(a, b))
  const { inventory: _, ...fields } = productInput({ Size: [], Color: colours, title: 'Another title' })
  const titled = await catalogue.edit({ params: { id }, body: fields })
  await catalogue.undo({ params: { id: titled.changeId ?? '' } })
  expect(await skusOf(id)).toEqual({ Rose: a, Ivory: b })
  const { changeId } = await edit(id, rows('', undefined))
  await setStock(shop.db, 1, id)
  await catalogue.undo({ params: { id: changeId ?? '' } })
  const { stock } = await catalogue.staffGet({ params: { id } })
  expect(stock).toContainEqual({ color: 'Rose', size: '', quantity: 1, sku: a })
})

test('a quick edit gives an SKU and refuses one that is taken', async () => {
  const [a, b] = newSkus()
  const { title } = await makeWith(rows(a))
  const { _id: id } = await makeWith(rows(undefined))
  const give = (sku: string) =>
    catalogue.quickEdit({
      params: { id },
      body: { stock: [{ color: 'Rose', size: '', quantity: 3, seen: 3, sku }] },
    })
  await expect(give(a)).rejects.toMatchObject({
    fields: { 'stock.0.sku': `The SKU ${a} is already used by “${title}”.` },
  })
  await give(b)
  expect(await skusOf(id)).toEqual({ Rose: b })
})

test('of two edits that give one SKU at once, one is refused in words', async () => {
  const [a] = newSkus()
  const made = [await makeWith(rows(undefined)), await makeWith(rows(undefined))]
  const results = await Promise.allSettled(made.map(({ _id }) => edit(_id, rows(a))))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [lost] = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  expect(lost).toMatchObject({ status: 400, code: 'invalid' })
})

test('undoing leaves an SKU where another row of the product has it by now', async () => {
  const [a, b] = newSkus()
  const { _id: id } = await makeWith(rows(a, ''))
  const { changeId } = await edit(id, [{ ...shelf('Rose', 3), sku: b }, shelf('Ivory', 4)], {
    title: 'Another title',
  })
  await edit(id, [shelf('Rose', 3), { ...shelf('Ivory', 4), sku: a }], { title: 'Another title' })
  expect(await catalogue.undo({ params: { id: changeId ?? '' } })).toMatchObject({ undone: 1 })
  expect(await skusOf(id)).toEqual({ Rose: undefined, Ivory: a })
})

test('one number beside an SKU takes no pieces away that a colleague counts by colour meanwhile', async () => {
  const [a] = newSkus()
  const { _id: id } = await makeWith([{ color: '', size: '', quantity: 10 }])
  await edit(id, rows(undefined, undefined))
  const one = edit(id, [{ color: '', size: '', quantity: 10, seen: 10, sku: a }])
  await expect(one).rejects.toMatchObject({ fields: { inventory: expect.stringContaining('7 in total') } })
  expect(await skusOf(id)).toEqual({ Rose: undefined, Ivory: undefined })
})

test('a quick edit refuses one SKU for two rows by its row, and moves one from a row that is not named', async () => {
  const [a, b] = newSkus()
  const { _id: id } = await makeWith(rows(a, undefined))
  const give = (...stock: Row[]) =>
    catalogue.quickEdit({
      params: { id },
      body: { stock: stock.map(row => ({ ...row, seen: row.quantity })) },
    })
  await expect(give(...rows(b, b))).rejects.toMatchObject({
    fields: { 'stock.1.sku': `Another row has the SKU ${b}.` },
  })
  await give({ ...shelf('Ivory', 4), sku: a })
  expect(await skusOf(id)).toEqual({ Rose: undefined, Ivory: a })
})

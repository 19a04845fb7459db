import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, productInput } from '../../../../test-support/factories.ts'
import { setMoney } from '../../../../test-support/set-money.ts'
import type { ProductEdit } from '../../../contract/catalogue/catalogue.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { catalogue } = owner.client

const sizes = ['S', 'M', 'L']
const options = { Color: [{ Color: 'Rose' }, { Color: 'Ivory' }], Size: sizes.map(Size => ({ Size })) }
const stock = (left: Record<string, number>) =>
  Object.entries(left).map(([size, quantity]) => ({ color: '', size, quantity }))
const full = stock({ S: 3, M: 3, L: 3 })
const inL = { color: '', size: 'L', price: 60 }

/** S and M cost $40, L $60. */
const makeKurta = (changes: object = {}) =>
  makeProduct(owner, {
    ...options,
    price: 40,
    displayPrice: 50,
    stock: full,
    optionPrices: [inL],
    ...changes,
  })

const get = (id: string) => catalogue.staffGet({ params: { id } })
const edit = (id: string, changes: Partial<ProductEdit>) =>
  catalogue.edit({
    params: { id },
    body: { ...productInput(), inventory: undefined, ...options, price: 40, displayPrice: 50, ...changes },
  })
const own = async (id: string) => (await get(id)).baseOptionPrices

test('a product says what each choice costs, and its own price is the lowest that can be bought', async () => {
  const { _id: id, slug } = await makeKurta()
  const product = await catalogue.get({ params: { id: slug } })
  expect(product).toMatchObject({ price: 40, displayPrice: 50 })
  expect(product.optionPrices).toEqual([
    { color: '', size: '', price: 40, displayPrice: 50 },
    { color: '', size: 'L', price: 60, displayPrice: 60 },
  ])
  await edit(id, { stock: stock({ S: 0, M: 0, L: 3 }) })
  expect(await catalogue.get({ params: { id } })).toMatchObject({ price: 60, displayPrice: 60 })
  expect(await get(id)).toMatchObject({ price: 60, basePrice: 40 })
  await edit(id, { stock: stock({ S: 0, M: 0, L: 0 }) })
  expect(await catalogue.get({ params: { id } })).toMatchObject({ price: 40 })
})

test('a product of one price answers as before', async () => {
  const { _id: id } = await makeProduct(owner, { ...options, stock: full })
  expect(Object.keys(await get(id))).not.toContain('optionPrices')
  expect(Object.keys(await get(id))).not.toContain('baseOptionPrices')
})

test('lists are sorted and filtered by the lowest price that can be bought, also once it is sold out', async () => {
  const tag = shop.deps.newId()
  const [kurta, shawl] = [await makeKurta({ title: `Kurta ${tag}` }), await makeProduct(owner, { price: 50 })]
  const ids = [kurta._id, shawl._id]
  const asked = { category: 'k-hand-work', limit: 48 }
  const found = async (query: object) => {
    const { products } = await catalogue.browse({ query: { ...asked, ...query } })
    return products.filter(({ _id }) => ids.includes(_id)).map(({ _id, price }) => [_id, price])
  }
  expect(await found({ sort: 'price-asc' })).toEqual([
    [kurta._id, 40],
    [shawl._id, 50],
  ])
  expect(await found({ maxPrice: 45 })).toEqual([[kurta._id, 40]])
  await edit(kurta._id, { stock: stock({ S: 0, M: 0, L: 1 }) })
  expect(await found({ sort: 'price-asc' })).toEqual([
    [shawl._id, 50],
    [kurta._id, 60],
  ])
  expect(await found({ maxPrice: 45 })).toEqual([])
})

test('a deal reduces every price, and says what each costs then', async () => {
  const { _id: id } = await makeKurta()
  const at = (hours: number) => new Date(shop.clock.now.getTime() + hours * 3_600_000).toISOString()
  const deal = await owner.client.deals.create({
    body: { startDate: at(-1), endDate: at(1), isActive: true, percentOff: 25, products: [id] },
  })
  const product = await get(id)
  expect(product).toMatchObject({ price: 30, basePrice: 40, deal: { priceThen: 40 } })
  expect(product.optionPrices).toEqual([
    { color: '', size: '', price: 30, displayPrice: 50, priceThen: 40 },
    { color: '', size: 'L', price: 45, displayPrice: 60, priceThen: 60 },
  ])
  expect(await own(id)).toEqual([{ color: '', size: 'L', price: 60, displayPrice: 60 }])
  await owner.client.deals.remove({ params: { id: deal._id } })
})

test('an edit that does not name them keeps them, under new names, but for what is gone', async () => {
  const both = { color: 'Rose', size: 'M', price: 45 }
  const { _id: id } = await makeKurta({ optionPrices: [inL, both] })
  await edit(id, { Size: [{ Size: 'S' }, { Size: 'M' }, { Size: 'XL', was: 'L' }] })
  expect(await own(id)).toMatchObject([
    { color: '', size: 'XL', price: 60 },
    { color: 'Rose', size: 'M', price: 45 },
  ])
  await edit(id, { Size: [{ Size: 'S' }, { Size: 'XL' }] })
  expect(await own(id)).toMatchObject([{ color: '', size: 'XL', price: 60 }])
  await edit(id, { Size: [{ Size: 'S' }, { Size: 'XL' }], optionPrices: [] })
  expect(await own(id)).toBeUndefined()
})

test('prices of what the product does not come in are refused by their field, and so are two for one choice', async () => {
  const refused = async (optionPrices: object[]) =>
    makeKurta({ optionPrices }).then(
      () => null,
      ({ fields }) => Object.entries(fields ?? {})[0],
    )
  expect(await refused([inL, { color: '', size: 'XXL', price: 9 }])).toEqual([
    'optionPrices.1.size',
    'The product has no size "XXL".',
  ])
  expect(await refused([{ color: 'Blue', size: 'S', price: 9 }])).toEqual([
    'optionPrices.0.color',
    'The product has no colour "Blue".',
  ])
  expect(await refused([inL, inL])).toEqual([
    'optionPrices.1.color',
    'There is another price for this choice.',
  ])
  expect(await refused([{ color: '', size: '', price: 9 }])).toEqual([
    'optionPrices.0',
    'Name a colour, a size or a third option.',
  ])
  expect(await refused([{ ...inL, price: 0 }])).toEqual(['optionPrices.0.price', 'Price is required.'])
})

test('in a currency without coins every price is whole', async () => {
  await setMoney(owner, { currency: 'PKR', roundTo: 1 })
  const edited = makeKurta({ optionPrices: [{ ...inL, price: 60.5 }] })
  await expect(edited).rejects.toMatchObject({
    fields: { 'optionPrices.0.price': expect.stringContaining('whole number') },
  })
  await setMoney(owner, { currency: 'USD', roundTo: 0.01 })
})

test('prices that are changed together change for every choice, and come back by undo', async () => {
  const { _id: id } = await makeKurta({ optionPrices: [{ ...inL, displayPrice: 80 }] })
  const { changeId } = await catalogue.bulk({ body: { ids: [id], change: { kind: 'price', percent: 10 } } })
  expect(await own(id)).toEqual([{ color: '', size: 'L', price: 66, displayPrice: 88 }])
  expect(await get(id)).toMatchObject({ basePrice: 44 })
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await own(id)).toEqual([{ color: '', size: 'L', price: 60, displayPrice: 80 }])
  const { seen } = await catalogue.previewMultiplied({ query: { factor: 2, roundTo: 1 } })
  const multiplied = await catalogue.multiplyPrices({ body: { factor: 2, roundTo: 1, seen } })
  expect(await own(id)).toEqual([{ color: '', size: 'L', price: 120, displayPrice: 160 }])
  await catalogue.undo({ params: { id: multiplied.changeId ?? '' } })
  expect(await own(id)).toEqual([{ color: '', size: 'L', price: 60, displayPrice: 80 }])
})

test('what was previewed is not multiplied once a colleague has given a size another price', async () => {
  const { _id: id } = await makeKurta()
  const { seen } = await catalogue.previewMultiplied({ query: { factor: 2, roundTo: 1 } })
  await edit(id, { optionPrices: [{ ...inL, price: 61 }] })
  const multiplied = catalogue.multiplyPrices({ body: { factor: 2, roundTo: 1, seen } })
  await expect(multiplied).rejects.toMatchObject({ code: 'product_changed' })
})

test('the price of the product changes by itself, and prices of sizes come back by undo', async () => {
  const { _id: id } = await makeKurta()
  await catalogue.quickEdit({ params: { id }, body: { price: 41 } })
  expect(await own(id)).toEqual([{ color: '', size: 'L', price: 60, displayPrice: 60 }])
  const { changeId } = await edit(id, { price: 41, optionPrices: [] })
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await own(id)).toEqual([{ color: '', size: 'L', price: 60, displayPrice: 60 }])
})

test('a copy has the same prices', async () => {
  const { _id: id } = await makeKurta()
  const copy = await catalogue.duplicate({ params: { id } })
  expect(copy.baseOptionPrices).toEqual([{ color: '', size: 'L', price: 60, displayPrice: 60 }])
})

test('an exported file says every price, and changes nothing when it comes back', async () => {
  const { _id: id } = await makeKurta({
    optionPrices: [inL, { color: 'Rose', size: 'M', price: 45.5, displayPrice: 70 }],
  })
  const csv = await (await owner.client.catalogue.export()).text()
  expect(csv).toContain('* = L = 60.00 | Rose = M = 45.50 = 70.00')
  const importOf = (text: string) =>
    catalogue.import({
      query: { dryRun: '0' },
      body: { file: new File([text], 'products.csv', { type: 'text/csv' }) },
    })
  expect(await importOf(csv)).toMatchObject({ errors: [], updated: 0, created: 0 })
  const cheaper = csv.replace('* = L = 60.00 | Rose = M = 45.50', '* = L = 59.00 | Rose = M = 45.50')
  expect(await importOf(cheaper)).toMatchObject({ errors: [], updated: 1 })
  expect(await own(id)).toMatchObject([{ size: 'L', price: 59 }, { price: 45.5 }])
})

test('whatever is priced and in stock, nothing that can be bought costs less than the price shown', async () => {
  const choice = fc.record({
    color: fc.constantFrom('', 'Rose', 'Ivory'),
    size: fc.constantFrom('', ...sizes),
  })
  const prices = fc.uniqueArray(fc.tuple(choice, fc.integer({ min: 1, max: 90 })), {
    selector: ([place]) => JSON.stringify(place),
    maxLength: 5,
  })
  const left = fc.tuple(fc.nat(1), fc.nat(1), fc.nat(1))
  await fc.assert(
    fc.asyncProperty(prices, left, async (priced, [s, m, l]) => {
      const optionPrices = priced.flatMap(([place, price]) =>
        place.color || place.size ? [{ ...place, price }] : [],
      )
      const { _id: id } = await makeKurta({ optionPrices, stock: stock({ S: s, M: m, L: l }) })
      const product = await catalogue.get({ params: { id } })
      const costs = ['Rose', 'Ivory'].flatMap(color =>
        sizes.map((size, nth) => {
          const of = (c: string, z: string) => optionPrices.find(each => each.color === c && each.size === z)
          const { price } = of(color, size) ?? of(color, '') ?? of('', size) ?? { price: 40 }
          return { price, isLeft: [s, m, l][nth] === 1 }
        }),
      )
      const bought = s + m + l > 0 ? costs.filter(({ isLeft }) => isLeft) : costs
      expect(product.price).toBe(Math.min(...bought.map(({ price }) => price)))
    }),
    { numRuns: 20 },
  )
})

test('undoing a rename takes the prices given since along; what would bring one back for a size that is gone is not undone', async () => {
  const { _id: id } = await makeKurta({ optionPrices: [] })
  const toXl = [{ Size: 'S' }, { Size: 'M' }, { Size: 'XL', was: 'L' }]
  const title = (await get(id)).title
  const renamed = await edit(id, { title, Size: toXl })
  const inXl = [{ Size: 'S' }, { Size: 'M' }, { Size: 'XL' }]
  await edit(id, { title, Size: inXl, optionPrices: [{ color: '', size: 'XL', price: 60 }] })
  await catalogue.undo({ params: { id: renamed.changeId ?? '' } })
  expect(await own(id)).toMatchObject([{ color: '', size: 'L', price: 60 }])
  const cleared = await edit(id, { title, optionPrices: [] })
  await edit(id, { title, Size: [{ Size: 'S' }, { Size: 'M' }] })
  const undone = catalogue.undo({ params: { id: cleared.changeId ?? '' } })
  await expect(undone).rejects.toMatchObject({ code: 'cannot_undo' })
})

test('a percentage is not undone for a product that has got other prices since', async () => {
  const { _id: id, title } = await makeKurta({ optionPrices: [] })
  const { changeId } = await catalogue.bulk({ body: { ids: [id], change: { kind: 'price', percent: 100 } } })
  await edit(id, { title, price: 80, displayPrice: 100, optionPrices: [{ ...inL, price: 120 }] })
  await expect(catalogue.undo({ params: { id: changeId ?? '' } })).rejects.toMatchObject({
    code: 'cannot_undo',
  })
})

test('prices stand in one order, so that another order of them or of the sizes is no change', async () => {
  const rose = { color: 'Rose', size: 'M', price: 45 }
  const { _id: id, title } = await makeKurta({ optionPrices: [rose, inL] })
  expect(await own(id)).toMatchObject([{ size: 'L' }, { size: 'M' }])
  const { changeId } = await edit(id, {
    title,
    optionPrices: [inL, rose],
    description: (await get(id)).description,
  })
  expect(changeId).toBeNull()
  const before = await own(id)
  await edit(id, { title, Size: ['L', 'M', 'S'].map(Size => ({ Size })) })
  expect(await own(id)).toEqual(before)
})

test('a file that takes a size away without a word on prices says which price goes with it', async () => {
  const { _id: id, slug } = await makeKurta()
  const text = `Slug,Sizes\n${slug},S | M\n`
  const body = { file: new File([text], 'products.csv', { type: 'text/csv' }) }
  const { warnings } = await catalogue.import({ query: { dryRun: '1' }, body })
  expect(warnings).toMatchObject([{ column: 'Sizes', message: expect.stringContaining('The price of L') }])
  expect(await own(id)).toMatchObject([{ size: 'L' }])
})

test('a display price below the price is none, and stays so in a file', async () => {
  const { _id: id } = await makeKurta({ optionPrices: [{ ...inL, displayPrice: 55 }] })
  expect(await own(id)).toEqual([{ color: '', size: 'L', price: 60, displayPrice: 60 }])
})

test('a pair saves at most less than the lowest of all prices', async () => {
  const [one, two] = [await makeKurta({ optionPrices: [{ ...inL, price: 8 }] }), await makeKurta()]
  const none = { pair: [], look: [], instead: [] }
  const save = (saving: number) =>
    catalogue.saveLinks({
      params: { id: one._id },
      body: { ...none, pair: [two._id], savings: [saving], seen: none },
    })
  await expect(save(8)).rejects.toMatchObject({ fields: { 'savings.0': expect.stringContaining('$8.00') } })
  await save(7)
})

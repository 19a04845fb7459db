import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { importCsv } from '../../../../test-support/import-csv.ts'
import { optionPriceOf } from '../../../contract/catalogue/option-prices.ts'
import { piecesLeft, shelfOf } from '../../../contract/catalogue/stock.ts'

const shop = await createTestApp()
const [admin, buyer] = [await makeUser(shop, 'admin'), await makeUser(shop)]

const send = (...lines: string[]) => importCsv(shop, admin, lines.join('\n'))

const find = (id: string) => admin.client.catalogue.staffGet({ params: { id } })

type Variant = { options: string[]; sku: string; pieces: string; price: string; cost?: string }

const heading =
  'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,' +
  'Variant SKU,Variant Inventory Qty,Variant Price,Cost per item'

/** A Shopify file of one product. */
const fileOf = (handle: string, names: readonly string[], variants: readonly Variant[]) => [
  heading,
  ...variants.map(({ options, sku, pieces, price, cost = '' }, nth) => {
    const chosen = [0, 1, 2].flatMap(at => [nth === 0 ? (names[at] ?? '') : '', options[at] ?? ''])
    const about = nth === 0 ? [handle, `Suit ${handle}`, 'Girls frock'] : [handle, '', '']
    return [...about, ...chosen, sku, pieces, price, cost].join()
  }),
]

test('each of 40 variants with a price, SKU and pieces of its own has them afterwards', async () => {
  const colours = ['Rose', 'Ivory', 'Teal', 'Plum']
  const sizes = ['XS', 'S', 'M', 'L', 'XL']
  const variants = colours.flatMap((color, a) =>
    sizes.flatMap((size, b) =>
      ['Unstitched', 'Stitched'].map((stitching, c) => ({
        place: { color, size, third: stitching },
        options: [stitching, color, size],
        sku: `F-${a}${b}${c}`,
        pieces: `${a * 10 + b * 2 + c + 1}`,
        price: `${100 + a * 20 + b * 3 + c * 50 + ((a * b * c) % 7)}.50`,
        cost: `${50 + a + b + c}.25`,
      })),
    ),
  )
  const file = fileOf('forty', ['Stitching', 'Color', 'Size'], variants)
  expect(await send(...file)).toMatchObject({ created: 1, errors: [], warnings: [], done: true })
  const product = await find('forty')
  const shown = await buyer.client.catalogue.get({ params: { id: 'forty' } })
  expect(product.inventory).toBe(variants.reduce((sum, { pieces }) => sum + Number(pieces), 0))
  for (const { place, sku, pieces, price, cost } of variants) {
    expect(shelfOf(product.stock, place)).toMatchObject({
      ...place,
      sku,
      quantity: Number(pieces),
      cost: Number(cost),
    })
    expect(piecesLeft(shown.stock, place)).toBe(Number(pieces))
    expect(optionPriceOf(shown.optionPrices, place)?.price ?? shown.price).toBe(Number(price))
  }
  for (const at of [0, 17, 39]) {
    const { place, price } = variants[at] ?? { place: {}, price: '' }
    const { items } = await buyer.client.cart.add({
      body: { productId: product._id, quantity: 1, options: place },
    })
    expect(items.at(-1)).toMatchObject({ options: place, price: Number(price) })
  }
  expect(await send(...file)).toMatchObject({ unchanged: 1, errors: [], warnings: [] })
  const exported = await (await shop.request('GET', '/api/product/export', admin)).text()
  expect(await send(exported)).toMatchObject({ updated: 0, errors: [], warnings: [] })
})

const fabrics: Variant[] = [
  { options: ['S', 'Lawn'], sku: 'A-1', pieces: '2', price: '10' },
  { options: ['S', 'Silk'], sku: 'A-2', pieces: '4', price: '25' },
  { options: ['M', 'Lawn'], sku: 'A-3', pieces: '1', price: '10' },
  { options: ['M', 'Silk'], sku: 'A-4', pieces: '0', price: '25' },
]

test('two fabrics at two prices have stock and SKUs each', async () => {
  expect(await send(...fileOf('fabrics', ['Size', 'Fabric'], fabrics))).toMatchObject({ warnings: [] })
  expect(await find('fabrics')).toMatchObject({
    Material: [],
    third: { name: 'Fabric', values: [{ value: 'Lawn' }, { value: 'Silk' }] },
    price: 10,
    baseOptionPrices: [{ color: '', size: '', third: 'Silk', price: 25 }],
    stock: [
      { size: 'M', third: 'Lawn', quantity: 1, sku: 'A-3' },
      { size: 'M', third: 'Silk', quantity: 0, sku: 'A-4' },
      { size: 'S', third: 'Lawn', quantity: 2, sku: 'A-1' },
      { size: 'S', third: 'Silk', quantity: 4, sku: 'A-2' },
    ],
  })
})

/** A product as earlier imports of such a file left it: fabrics to choose, counted by size alone. */
const earlier = (slug: string) =>
  send(
    'Slug,Title,Category,Price,Sizes,Materials,SKUs,Stock',
    `${slug},Suit ${slug},k-froks,10,S | M,Lawn | Silk,* = S = ${slug}-1 | * = M = ${slug}-3,* = S = 6 | * = M = 1`,
  )

test('a product of an earlier import gets the third option, and its pieces are neither doubled nor lost', async () => {
  await earlier('again')
  const own = fabrics.map(each => ({ ...each, sku: each.sku.replace('A', 'again') }))
  const file = fileOf('again', ['Size', 'Fabric'], own)
  expect(await send(...file)).toMatchObject({ updated: 1, errors: [], warnings: [], done: true })
  const { stock, inventory, Material } = await find('again')
  expect([inventory, Material]).toEqual([7, []])
  expect(stock.map(({ size, third, quantity, sku }) => [size, third, quantity, sku])).toEqual([
    ['M', 'Lawn', 1, 'again-3'],
    ['M', 'Silk', 0, 'again-4'],
    ['S', 'Lawn', 2, 'again-1'],
    ['S', 'Silk', 4, 'again-2'],
  ])
  expect(await send(...file)).toMatchObject({ unchanged: 1, errors: [], warnings: [] })
})

test('a file that counts no pieces leaves them where they are, and they serve every value', async () => {
  await earlier('uncounted')
  const own = fabrics.map(each => ({ ...each, sku: '', pieces: '' }))
  const file = fileOf('uncounted', ['Size', 'Fabric'], own)
  expect(await send(...file)).toMatchObject({ updated: 1, errors: [], warnings: [] })
  const { stock, inventory } = await find('uncounted')
  expect(inventory).toBe(7)
  expect(piecesLeft(stock, { size: 'S', third: 'Silk' })).toBe(6)
})

test('a file that has the option no longer gives the pieces back to sizes', async () => {
  await send(
    ...fileOf(
      'back',
      ['Size', 'Stitching'],
      fabrics.map(each => ({ ...each, sku: '' })),
    ),
  )
  const sizes = [
    { options: ['S'], sku: '', pieces: '6', price: '10' },
    { options: ['M'], sku: '', pieces: '1', price: '10' },
  ]
  expect(await send(...fileOf('back', ['Size'], sizes))).toMatchObject({ updated: 1, errors: [] })
  const { stock, inventory, third, baseOptionPrices } = await find('back')
  expect([inventory, third, baseOptionPrices]).toEqual([7, undefined, undefined])
  expect(stock).toHaveLength(2)
})

import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import {
  csvForm,
  makeProduct,
  makeUser,
  productInput,
  type TestUser,
} from '../../../../test-support/factories.ts'
import { importCsv } from '../../../../test-support/import-csv.ts'
import { workbookOf } from '../../../../test-support/workbook.ts'
import { exportProducts } from './export-products.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

/** Of this shop or another. */
const send = (file: BlobPart, { dryRun = false, to = shop, by = admin } = {}) =>
  importCsv(to, by, file, `dryRun=${dryRun ? 1 : 0}`)

async function exported(from = shop, by: TestUser = admin): Promise<string> {
  return (await from.request('GET', '/api/product/export', { token: by.token })).text()
}

const count = async () => (await admin.client.catalogue.list({})).totalProducts
const find = (slug: string) => admin.client.catalogue.staffGet({ params: { id: slug } })
const changes = () => shop.db.selectFrom('changes').select('id').execute()
const row = (...cells: string[]) => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')

describe('an export', () => {
  const tricky = {
    title: '=HYPERLINK("x") Kurta',
    description: '-Soft | lawn = "best",\nsecond line; \\ and more',
    price: 19.99,
    displayPrice: 25.5,
    product_images: ['/media/a/960.webp', 'https://cdn.example/b.jpg?w=1&x=2'],
    alts: { '/media/a/960.webp': 'Front = back | side' },
    pictureColors: { '/media/a/960.webp': 'Rust | red', 'https://cdn.example/b.jpg?w=1&x=2': '*' },
    Color: [
      { Color: 'Rust | red', hex: '#aa3322', img: { original: '/media/a/960.webp' } },
      { Color: '*' },
      { Color: '+ blue', img: { original: '/media/c/960.webp' } },
    ],
    Material: [{ Material: 'Cotton, lawn' }, { Material: '@organza' }],
    Length: [{ Length: '39 in' }],
    included: ['Length' as const],
    stock: [
      { color: '', size: '', quantity: 4 },
      { color: '*', size: 'S', quantity: 2 },
      { color: 'Rust | red', size: '', quantity: 7 },
    ],
  }

  test('changes nothing when imported again, and makes the same products in another shop', async () => {
    const now = shop.clock.now.getTime()
    await makeProduct(admin, tricky)
    await makeProduct(admin, { status: 'draft', inventory: 0, stock: [] })
    await makeProduct(admin, { publishAt: new Date(now + 9e7).toISOString(), Color: [], Size: [] })
    const gone = await makeProduct(admin)
    await admin.client.catalogue.remove({ params: { id: gone._id } })
    // Pieces that no size serves any more.
    const { _id: id } = await makeProduct(admin, { stock: [{ color: '', size: 'S', quantity: 3 }] })
    const { inventory: _, ...input } = productInput({ Size: [{ Size: 'M' }] })
    await admin.client.catalogue.edit({ params: { id }, body: { ...input, Size: [{ Size: 'M' }] } })
    const file = await exported()
    const before = await changes()
    expect(await send(file)).toEqual({
      format: 'zari',
      rows: 4,
      created: 0,
      updated: 0,
      unchanged: 4,
      errors: [],
      warnings: [],
      stock: [],
      done: true,
      changeId: null,
    })
    expect(await changes()).toEqual(before)

    const other = await createTestApp()
    const boss = await makeUser(other, 'admin')
    expect(await send(file, { to: other, by: boss })).toMatchObject({ created: 4, errors: [], done: true })
    const withoutIds = (text: string) => text.replace(/^"[0-9a-f-]{36}"|"[^"]*"\r$/gm, '')
    expect(withoutIds(await exported(other, boss))).toBe(withoutIds(file))
  })

  test('comes in parts that hold every product once', async () => {
    const parts = await Array.fromAsync(exportProducts(shop.deps, 2))
    expect(parts.length).toBe(Math.ceil((await count()) / 2))
    expect(parts.join('')).toBe(await exported())
  })

  test('has no cell that a spreadsheet would run as a formula', async () => {
    await makeProduct(admin, tricky)
    const file = await exported()
    expect(file).toContain(`"'=HYPERLINK(""x"") Kurta"`)
    const answer = await shop.request('GET', '/api/product/export', { token: admin.token })
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 5)]).toEqual([
      0xef, 0xbb, 0xbf, 0x22, 0x49,
    ])
    expect(file).not.toMatch(/(^|,)"?[=+@-]/m)
  })
})

describe('an import in the shop’s own format', () => {
  test('changes only the fields that have a column, of the products it names', async () => {
    const made = await makeProduct(admin, { title: 'Named By Slug', price: 40 })
    const other = await makeProduct(admin, { title: 'Named By Id' })
    const file = `Slug;ID;Price;Sizes\r\nnamed-by-slug;;$1,050.50;S | L\r\n\r\n;${other._id};48.00;S | M\r\n`
    expect(await send(file)).toMatchObject({ rows: 2, created: 0, updated: 1, unchanged: 1, done: true })
    expect(await find(made._id)).toEqual({
      ...made,
      price: 1050.5,
      basePrice: 1050.5,
      Size: [{ Size: 'S' }, { Size: 'L' }],
      updated_at: expect.any(String),
    })
  })

  test('adds products that the shop does not have, with the slug of the file', async () => {
    const file = `Title,Slug,Category,Price,Status,Stock\n${row('Fresh Frock', 'my-frock', 'Girls frock', '20', 'Draft', '7')}\n`
    expect(await send(file)).toMatchObject({ created: 1, errors: [], done: true })
    expect(await find('my-frock')).toMatchObject({
      title: 'Fresh Frock',
      category: 'k-froks',
      price: 20,
      displayPrice: 20,
      status: 'draft',
      inventory: 7,
    })
  })

  test('products of the same title are numbered in the order of the file, after those that the shop has', async () => {
    await makeProduct(admin, { title: 'Twin Kurta' })
    await makeProduct(admin, { title: 'Twin Kurta 3' })
    const renamed = await makeProduct(admin, { title: 'Twin Before' })
    const cells = [
      ['', 'Twin Kurta', '1'],
      ['', 'Twin Kurta', '2'],
      [renamed._id, 'Twin Kurta', '3'],
      ['', 'Twin Kurta', '4'],
      ['', 'Twin Before', '5'],
    ]
    const rows = cells.map(([id = '', title = '', pieces = '']) => row(id, title, 'k-froks', '20', pieces))
    const report = await send(['ID,Title,Category,Price,Stock', ...rows].join('\n'))
    expect(report).toMatchObject({ created: 4, updated: 1, errors: [] })
    const slugs = ['twin-kurta-2', 'twin-kurta-4', 'twin-kurta-5', 'twin-kurta-6', 'twin-before-2']
    const found = await Promise.all(slugs.map(find))
    expect(found.map(({ inventory }) => inventory)).toEqual([1, 2, 3, 4, 5])
    const trail = shop.db.selectFrom('changes').select(['action', 'subjectId', 'batchId'])
    const recorded = await trail.where('batchId', '=', report.changeId).orderBy('id').execute()
    expect(recorded.map(({ action, subjectId }) => [action, subjectId])).toEqual(
      found.map(({ _id }) => [_id === renamed._id ? 'changed' : 'added', _id]),
    )
  })

  test('"Published" without a time keeps the time of a published product, and publishes others now', async () => {
    const at = (ms: number) => new Date(shop.clock.now.getTime() + ms).toISOString()
    const [past, future] = [at(-9e7), at(9e7)]
    const [old, scheduled] = [
      await makeProduct(admin, { publishAt: past }),
      await makeProduct(admin, { publishAt: future }),
    ]
    const file = `ID,Status\n${old._id},Published\n${scheduled._id},Published\n`
    expect(await send(file)).toMatchObject({ updated: 1, unchanged: 1, errors: [] })
    expect((await find(old._id)).publishAt).toBe(past)
    expect((await find(scheduled._id)).publishAt).toBe(at(0))
  })

  test('of 1,000 rows reports exactly the 20 broken ones and changes nothing', async () => {
    const good = (nth: number) => row(`Bulk Kurta ${nth}`, 'w-printed-kurta', '20', '5')
    const broken = [
      ['Title', row('', 'w-printed-kurta', '20', '5')],
      ['Category', row('Bulk', 'shoes', '20', '5')],
      ['Price', row('Bulk', 'w-printed-kurta', 'free', '5')],
      ['Price', row('Bulk', 'w-printed-kurta', '1.005', '5')],
      ['Stock', row('Bulk', 'w-printed-kurta', '20', '-1')],
    ] as const
    const bad = new Map(Array.from({ length: 20 }, (_, nth) => [nth * 50 + 7, broken[nth % 5]] as const))
    const rows = Array.from({ length: 1_000 }, (_, nth) => bad.get(nth)?.[1] ?? good(nth))
    const file = ['Title,Category,Price,Stock', ...rows].join('\n')
    const [products, trail] = [await count(), await changes()]
    for (const dryRun of [true, false]) {
      const report = await send(file, { dryRun })
      expect(report).toMatchObject({ rows: 1_000, created: 980, done: false })
      const places = report.errors.map(({ row: at, column }) => [at, column])
      expect(places).toEqual([...bad].map(([nth, error]) => [nth + 2, error?.[0]]))
    }
    expect([await count(), await changes()]).toEqual([products, trail])
    const mended = ['Title,Category,Price,Stock', ...rows.map((_, nth) => good(nth))].join('\n')
    expect(await send(mended, { dryRun: true })).toMatchObject({ created: 1_000, errors: [], done: false })
    expect(await count()).toBe(products)
    expect(await send(mended)).toMatchObject({ created: 1_000, done: true })
    expect(await count()).toBe(products + 1_000)
  })

  test.each([
    ['Prise', 'Title,Prise\nA,1\n', 1],
    ['price', 'Title,Price,Category,price\nA,1,k-froks,2\n', 1],
    ['Column 4', 'Title,Category,Price\nBlue, soft,k-froks,1\n', 2],
    ['Column 3', 'Title,Price,,Category\nA,1,lost,k-froks\n', 2],
    ['Slug', 'Slug,Title,Category,Price\ntwin,A,k-froks,1\ntwin,B,k-froks,1\n', 3],
    ['Stock', 'Title,Category,Price,Stock\nA,k-froks,1,XL = 3\n', 2],
    ['Publish At', 'Title,Category,Price,Status,Publish At\nA,k-froks,1,scheduled,tomorrow\n', 2],
    ['Status', 'Title,Category,Price,Status\nA,k-froks,1,sold\n', 2],
    ['Pictures', 'Title,Category,Price,Pictures\nA,k-froks,1,javascript:alert(1)\n', 2],
    ['Colours', 'Title,Category,Price,Colours\nA,k-froks,1,Rust = red\n', 2],
  ])('reports the error in %s', async (column, file, at) => {
    const { errors, done } = await send(file)
    expect(errors).toContainEqual({ row: at, column, message: expect.any(String) })
    expect(done).toBe(false)
  })

  test('one cell with two mistakes is reported once, and two cells of one row each for itself', async () => {
    const file = 'Title,Category,Price,Pictures\nA,k-froks,1,javascript:a | javascript:b\nB,shoes,free,\n'
    const { errors } = await send(file)
    expect(errors.map(({ row: at, column }) => `${at} ${column}`).toSorted()).toEqual([
      '2 Pictures',
      '3 Category',
      '3 Price',
    ])
  })

  test('a report names the change that undoes the import, and none where nothing changed', async () => {
    const file = 'Title,Slug,Category,Price,Stock\nUndone,undone-frock,k-froks,20,5\n'
    const { changeId } = await send(file)
    expect(await send(file)).toMatchObject({ unchanged: 1, changeId: null })
    expect(await send(file.replace('20', '21'))).toMatchObject({ updated: 1, changeId: expect.any(String) })
    const stored = await shop.db
      .selectFrom('changes')
      .select('batchId')
      .where('batchId', '=', changeId)
      .execute()
    expect(stored).toHaveLength(1)
  })

  test('an Excel file is tried and imported like a CSV file, whatever it is called', async () => {
    const file = workbookOf([
      ['Title', 'Category', 'Price', 'Stock'],
      ['From Excel', 'k-froks', 12.5, 4],
    ])
    const counts = { format: 'zari', rows: 1, created: 1, errors: [], warnings: [] }
    expect(await send(file, { dryRun: true })).toMatchObject({ ...counts, done: false })
    expect(await send(file)).toMatchObject({ ...counts, done: true })
    expect(await find('from-excel')).toMatchObject({ price: 12.5, inventory: 4 })
  })

  test.each(['', 'nothing that is a table', 'Title,Price\n"open', 'Title\u0000'])(
    'refuses what is not a CSV file: %j',
    async text => {
      const path = '/api/product/import?dryRun=1'
      const answer = await shop.request('POST', path, { token: admin.token, body: csvForm(text) })
      expect([answer.status, (await answer.json()).error.code]).toEqual([415, 'not_a_csv'])
    },
  )
})

describe('an import of Shopify’s product file', () => {
  const heading =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,' +
    'Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Variant Image,Status'
  const lines = [
    row(
      'ajrak-kurta',
      'Ajrak Kurta',
      '<p>Hand <b>block</b> print.</p><ul><li>Lawn</li></ul>',
      'Us',
      'Women Printed Kurta',
      'summer',
      'TRUE',
      'Color',
      'Rust',
      'Size',
      'S',
      '4',
      '48.00',
      '60.00',
      'https://cdn.example/2.jpg',
      '2',
      'Back',
      'https://cdn.example/rust.jpg',
      'active',
    ),
    row(
      'ajrak-kurta',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      'Rust',
      '',
      'M',
      '-2',
      '48.00',
      '60.00',
      'https://cdn.example/1.jpg',
      '1',
      'Front',
      '',
      '',
    ),
    row('ajrak-kurta', '', '', '', '', '', '', '', 'Teal', '', 'S', '3', '48.0', '60.00', '', '', '', '', ''),
    row(
      'plain-frock',
      'Plain Frock',
      '',
      'Us',
      'Frock',
      '',
      'FALSE',
      'Title',
      'Default Title',
      '',
      '',
      '9',
      '20',
      '',
      '',
      '',
      '',
      '',
      'active',
    ),
  ]

  test('makes products with colours, sizes, stock, pictures and plain text', async () => {
    const report = await send([heading, ...lines].join('\n'))
    expect(report).toMatchObject({ format: 'shopify', rows: 4, created: 2, errors: [], done: true })
    expect(await find('ajrak-kurta')).toMatchObject({
      title: 'Ajrak Kurta',
      description: 'Hand block print.\n\n• Lawn',
      category: 'w-printed-kurta',
      price: 48,
      displayPrice: 60,
      status: 'published',
      pictures: [
        { url: 'https://cdn.example/1.jpg', alt: 'Front' },
        { url: 'https://cdn.example/2.jpg', alt: 'Back' },
      ],
      colors: [
        { name: 'Rust', image: 'https://cdn.example/rust.jpg' },
        { name: 'Teal', image: '' },
      ],
      Size: [{ Size: 'S' }, { Size: 'M' }],
      stock: [
        { color: 'Rust', size: 'M', quantity: 0 },
        { color: 'Rust', size: 'S', quantity: 4 },
        { color: 'Teal', size: 'S', quantity: 3 },
      ],
    })
    expect(await find('plain-frock')).toMatchObject({ status: 'draft', inventory: 9, Size: [], Color: [] })
    expect(await send([heading, ...lines].join('\n'))).toMatchObject({ created: 0, unchanged: 2 })
  })

  test('reports row by row what cannot be imported', async () => {
    const bad = [
      row(
        'vase',
        'Vase',
        '',
        '',
        'Home decor',
        '',
        'TRUE',
        'Style',
        'Tall',
        '',
        '',
        '1',
        '10',
        '',
        '',
        '',
        '',
        '',
        'active',
      ),
      row('vase', '', '', '', '', '', '', '', 'Low', '', '', '1', '12', '', 'ftp://x/y.jpg', '1', '', '', ''),
      row('', 'Lost', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''),
    ]
    const { errors, done } = await send([heading, ...bad].join('\n'))
    expect(errors.map(error => [error.row, error.column])).toEqual([
      [2, 'Type'],
      [3, 'Image Src'],
      [4, 'Handle'],
    ])
    expect(done).toBe(false)
  })
})

import type { FieldPath } from 'react-hook-form'
import { expect, onTestFinished, test, vi } from 'vitest'
import { staffProduct } from '../../../../../test-support/staff-product.ts'
import { ProductEdit } from '../../../../contract/catalogue/catalogue.ts'
import { toZoned } from '../../controls/zoned-time.ts'
import { cellKey } from '../stock/cell-key.ts'
import { cellOfPath, fieldOfPath, fieldsInOrder, productResolver } from './check-product.ts'
import { takeOthers } from './option-cells.ts'
import { emptyValues, type ProductValues, valuesOf } from './product-values.ts'
import { detailsByCell } from './shelf-details.ts'
import { detailsWithoutRow, formGridAxes, stockRows, totalPieces } from './stock-rows.ts'
import { toProductEdit } from './to-product-edit.ts'

const now = () => Date.parse('2026-11-21T12:00:00Z')
const rows = (...values: string[]) => values.map((value, index) => ({ key: `r${index}`, value }))
const colors = (...names: string[]) =>
  names.map((name, index) => ({ key: `c${index}`, name, hex: '', image: '' }))

const filled: ProductValues = {
  ...emptyValues,
  title: 'Gul Frock',
  category: 'k-froks',
  price: '30',
  inventory: '2',
}

type Names = FieldPath<ProductValues>[]

/** The first message of each field, by the field's name. */
async function problems(changes: Partial<ProductValues>, { names = [] as Names, submitted = true } = {}) {
  const options = { fields: {}, shouldUseNativeValidation: false, names }
  const { errors } = await productResolver(null, now, () => submitted)(
    { ...filled, ...changes },
    undefined,
    options,
  )
  const flatten = (value: unknown, path: string): [string, string][] => {
    if (typeof value !== 'object' || value === null) return []
    if ('message' in value) return [[path, String(value.message)]]
    return Object.entries(value).flatMap(([name, each]) => flatten(each, path ? `${path}.${name}` : name))
  }
  return Object.fromEntries(flatten(errors, ''))
}

test('an unedited product is sent unchanged', () => {
  const product = staffProduct({
    Color: [{ Color: 'Rose', hex: '#c08080', img: { original: '/media/front/960.webp' } }],
    Material: [{ Material: 'Lawn' }, { Material: 'Silk' }],
    included: ['Material'],
    stock: [
      { color: 'Rose', size: 'S', quantity: 4 },
      { color: 'Rose', size: '', quantity: 3 },
    ],
  })
  const { edit } = toProductEdit(valuesOf(product), product)
  expect(ProductEdit.parse(edit)).toMatchObject({
    title: product.title,
    price: 48,
    displayPrice: 64,
    alts: { '/media/front/960.webp': 'Front' },
    Color: [{ Color: 'Rose', hex: '#c08080', img: { original: '/media/front/960.webp' } }],
    Size: [{ Size: 'S' }, { Size: 'M' }],
    included: ['Material'],
    status: 'published',
    stock: [
      { color: 'Rose', size: 'S', quantity: 4, seen: 4 },
      { color: 'Rose', size: '', quantity: 3, seen: 3 },
    ],
  })
})

test('a picture stays tied to its colour when that is renamed, and to none when it is removed', () => {
  const product = staffProduct({
    pictures: [{ url: '/media/front/960.webp', alt: '', color: 'Rose' }],
    Color: ['Ivory', 'Rose'].map(Color => ({ Color, img: { original: '' } })),
  })
  const values = valuesOf(product)
  const tiesAfter = (changed: typeof values.colors) =>
    toProductEdit({ ...values, colors: changed }, product).edit.pictureColors
  expect(tiesAfter(values.colors)).toEqual({ '/media/front/960.webp': 'Rose' })
  const renamed = values.colors.map(color => (color.name === 'Rose' ? { ...color, name: 'Tea Rose' } : color))
  expect(tiesAfter(renamed)).toEqual({ '/media/front/960.webp': 'Tea Rose' })
  expect(tiesAfter(values.colors.slice(0, 1))).toEqual({})
})

test('blank rows are not sent, and a message finds the form’s field of its row', () => {
  const values = { ...filled, sizes: rows('', 'S', 'M'), colors: colors('', 'Rose') }
  const { edit, sources } = toProductEdit(values, null)
  expect([edit.Size, edit.Color.map(({ Color }) => Color)]).toEqual([
    [{ Size: 'S' }, { Size: 'M' }],
    ['Rose'],
  ])
  expect(fieldOfPath(['Size', '1', 'Size'], sources)).toBe('sizes.2.value')
  expect(fieldOfPath(['Color', '0', 'hex'], sources)).toBe('colors.1.hex')
  expect(fieldOfPath(['alts', '/media/a.webp'], sources)).toBe('pictures')
  expect(fieldOfPath(['inventorySeen'], sources)).toBe('inventory')
  expect(cellOfPath(['stock', '0'], sources)).toBeUndefined()
})

test('the grid has a row for each named colour, and one for a shelf that colours share', () => {
  const values: ProductValues = {
    ...filled,
    keptBy: 'both',
    colors: colors('Rose', ' ', 'Ivory'),
    sizes: rows('S'),
    cells: { [cellKey('c0', 'r0')]: '3', [cellKey('', 'r0')]: '4', [cellKey('c2', 'r0')]: ' ' },
  }
  expect(formGridAxes(values)).toEqual({
    colors: [
      { key: 'c0', name: 'Rose' },
      { key: 'c2', name: 'Ivory' },
      { key: '', name: '' },
    ],
    sizes: [{ key: 'r0', name: 'S' }],
    thirds: [{ key: '', name: '' }],
  })
  expect(stockRows(values).map(({ color, size, typed }) => [color, size, typed])).toEqual([
    ['Rose', 'S', '3'],
    ['', 'S', '4'],
  ])
  expect([totalPieces(values), totalPieces({ ...values, keptBy: 'one' })]).toEqual([7, 2])
  expect(formGridAxes({ ...values, keptBy: 'size' }).colors).toEqual([{ key: '', name: '' }])
})

test('a complete form has no errors, an empty one names the required fields', async () => {
  expect(await problems({})).toEqual({})
  expect(await problems({ title: ' ', category: '', price: '' })).toEqual({
    title: 'Title is required.',
    category: 'Category is required.',
    price: 'Price is required.',
  })
})

test('repeated values, unnamed colours and unfinished uploads are errors too', async () => {
  expect(await problems({ colors: colors('Rose', '', 'rose ') })).toEqual({
    'colors.1.name': 'Please enter a name for every color.',
    'colors.2.name': '“rose” is already in the list.',
  })
  expect(await problems({ sizes: rows('S', 's') })).toEqual({
    'sizes.1.value': '“s” is already in the list.',
  })
  expect(await problems({ pictures: [{ key: 'p', url: '', alt: '', color: '' }] })).toEqual({
    pictures: 'Wait until every picture is uploaded, or remove it.',
  })
  expect(await problems({ inventory: '2.5' })).toEqual({ inventory: 'Use a whole number.' })
})

test('a colour row just added is no error while it is still blank', async () => {
  const fault = { 'colors.0.name': 'Please enter a name for every color.' }
  const added = { colors: colors('') }
  expect(await problems(added, { names: ['colors'], submitted: false })).toEqual({})
  expect(await problems(added, { names: ['colors'] })).toEqual(fault)
  expect(await problems(added, { names: ['colors.0.name'], submitted: false })).toEqual(fault)
})

test('a colour row that Enter has added may stay blank, unless it has a dot or a picture', async () => {
  const [spare] = colors('').map(color => ({ ...color, isSpare: true }))
  if (!spare) throw new Error('no colour')
  expect(await problems({ colors: [spare] })).toEqual({})
  expect(await problems({ colors: [{ ...spare, hex: '#c08080' }] })).toEqual({
    'colors.0.name': 'Please enter a name for every color.',
  })
})

test('a product is scheduled for a future time in the shop’s time zone', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: { timeZone: 'Asia/Karachi' } } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const inShop = (time: Date) => toZoned(time.toISOString(), 'Asia/Karachi')
  const at = (time: string) => problems({ status: 'scheduled', publishAt: time })
  expect(await at('')).toEqual({ publishAt: 'Choose the day and time it appears.' })
  expect(await at(inShop(new Date(now())))).toEqual({ publishAt: 'Choose a time in the future.' })
  const later = new Date('2026-12-01T09:30:00.000Z')
  expect(await at(inShop(later))).toEqual({})
  const { edit } = toProductEdit({ ...filled, status: 'scheduled', publishAt: inShop(later) }, null)
  expect(edit).toMatchObject({ status: 'published', publishAt: later.toISOString() })
})

test('the fields that can have an error are listed in the order of the page', () => {
  const names = fieldsInOrder({ ...filled, colors: colors('Rose'), sizes: rows('S') })
  expect(names.indexOf('title')).toBe(0)
  expect(names.indexOf('colors.0.name')).toBeLessThan(names.indexOf('sizes.0.value'))
  expect(names.at(-1)).toBe('publishAt')
})

test('a renamed colour or size is sent with what it was called, and counts from its own stock', () => {
  const product = staffProduct({
    Color: [{ Color: 'Rose', img: { original: '' } }],
    Size: [{ Size: 'S' }, { Size: 'M' }],
    stock: [
      { color: 'Rose', size: 'S', quantity: 4 },
      { color: 'Rose', size: 'M', quantity: 7 },
    ],
  })
  const values = valuesOf(product)
  const [s, m] = values.sizes
  if (!s || !m) throw new Error('The product has two sizes')
  const swapped = {
    ...values,
    sizes: [
      { ...s, value: 'M' },
      { ...m, value: 'S' },
      { key: 'new', value: 'L' },
    ],
  }
  const { edit } = toProductEdit(swapped, product)
  expect(edit.Size).toEqual([{ Size: 'M', was: 'S' }, { Size: 'S', was: 'M' }, { Size: 'L' }])
  expect(edit).toMatchObject({
    Color: [{ Color: 'Rose' }],
    stock: [
      { color: 'Rose', size: 'M', quantity: 4, seen: 4 },
      { color: 'Rose', size: 'S', quantity: 7, seen: 7 },
    ],
  })
})

test('a new size under the name that another has given up has no stock that was seen', () => {
  const product = staffProduct({ Size: [{ Size: 'M' }], stock: [{ color: '', size: 'M', quantity: 7 }] })
  const values = valuesOf(product)
  const renamed = values.sizes.map(row => ({ ...row, value: 'Medium' }))
  const cells = { ...values.cells, [cellKey('', 'new')]: '2' }
  const { edit } = toProductEdit(
    { ...values, sizes: [...renamed, { key: 'new', value: 'M' }], cells },
    product,
  )
  expect(edit).toMatchObject({
    stock: [
      { size: 'Medium', quantity: 7, seen: 7 },
      { color: '', size: 'M', quantity: 2 },
    ],
  })
  expect((edit as { stock: object[] }).stock[1]).not.toHaveProperty('seen')
})

test('SKUs are sent with the pieces they belong to, and keep a row without pieces', () => {
  const values = { ...filled, keptBy: 'color' as const, colors: colors('Rose', 'Ivory', 'Rust') }
  const [rose, ivory] = [cellKey('c0', ''), cellKey('c1', '')]
  const { edit } = toProductEdit(
    { ...values, cells: { [rose]: '4' }, skus: { [rose]: ' R-1 ', [ivory]: 'I-1' } },
    null,
  )
  expect(edit.stock).toEqual([
    { color: 'Rose', size: '', quantity: 4, sku: 'R-1' },
    { color: 'Ivory', size: '', quantity: 0, sku: 'I-1' },
  ])
})

test('a product whose stock is one number has one SKU, which can be taken off again', () => {
  const one = cellKey('', '')
  expect(toProductEdit({ ...filled, skus: { [one]: 'G-1' } }, null).edit.stock).toEqual([
    { color: '', size: '', quantity: 2, sku: 'G-1' },
  ])
  const loaded = staffProduct({
    Color: [],
    Size: [],
    stock: [{ color: '', size: '', quantity: 5, sku: 'G-1' }],
  })
  const values = valuesOf(loaded)
  expect(values.skus).toEqual({ [one]: 'G-1' })
  const { edit } = toProductEdit({ ...values, skus: {} }, loaded)
  expect(edit.stock).toEqual([{ color: '', size: '', quantity: 5, sku: '', seen: 5 }])
})

test('an SKU that nobody touched is not sent, and one that moves is sent from both', () => {
  const shelf = (size: string, sku?: string) => ({ color: '', size, quantity: 3, ...(sku && { sku }) })
  const loaded = staffProduct({
    Color: [],
    Size: [{ Size: 'S' }, { Size: 'M' }],
    stock: [shelf('S', 'K-1'), shelf('M')],
  })
  const values = valuesOf(loaded)
  const [small = '', medium = ''] = values.sizes.map(({ key }) => cellKey('', key))
  expect(toProductEdit(values, loaded).edit.stock).toEqual([
    { ...shelf('S'), seen: 3 },
    { ...shelf('M'), seen: 3 },
  ])
  expect(
    toProductEdit({ ...values, skus: { [small]: '', [medium]: 'K-1' } }, loaded).edit.stock,
  ).toMatchObject([
    { size: 'S', sku: '' },
    { size: 'M', sku: 'K-1' },
  ])
})

test('a wrong inventory is told at its field, also beside an SKU', async () => {
  const skus = { [cellKey('', '')]: 'G-1' }
  expect(await problems({ inventory: '1.5', skus })).toEqual({ inventory: expect.any(String) })
})

test('an SKU without a count is refused where a shared row serves its pieces', async () => {
  const values = { keptBy: 'color' as const, colors: colors('Rose'), skus: { [cellKey('c0', '')]: 'R-1' } }
  expect(await problems({ ...values, cells: { [cellKey('', '')]: '50' } })).toEqual({
    skus: 'Count the pieces of Rose first, or leave their SKU empty.',
  })
  expect(await problems(values)).toEqual({})
})

test('SKUs whose row is gone from the table are known', () => {
  const values = { ...filled, keptBy: 'size' as const, sizes: rows('S'), cells: {} }
  const skus = { [cellKey('', 'r0')]: 'S-1', [cellKey('', '')]: 'G-1' }
  expect(detailsWithoutRow({ ...values, skus, costs: {}, barcodes: {} }, 'skus')).toEqual(['G-1'])
  expect(detailsWithoutRow({ ...values, keptBy: 'one', skus, costs: {}, barcodes: {} }, 'skus')).toEqual([
    'S-1',
  ])
})

test('one SKU in two rows is refused, whatever its letters', async () => {
  const [rose, ivory] = [cellKey('c0', ''), cellKey('c1', '')]
  const values = {
    keptBy: 'color' as const,
    colors: colors('Rose', 'Ivory'),
    cells: { [rose]: '1', [ivory]: '2' },
  }
  expect(await problems({ ...values, skus: { [rose]: 'K-1', [ivory]: 'k-1 ' } })).toEqual({
    skus: 'Two rows have the SKU k-1. Each can be used only once.',
  })
})

test('an SKU for a product without any stock says that none was seen', () => {
  const loaded = staffProduct({ Color: [], Size: [], stock: [], inventory: 0 })
  const { edit } = toProductEdit({ ...valuesOf(loaded), skus: { [cellKey('', '')]: 'G-1' } }, loaded)
  expect(edit.stock).toEqual([{ color: '', size: '', quantity: 0, sku: 'G-1', seen: 0 }])
})

test('SKUs follow a renamed row, and those that a colleague gave or took off are taken over', () => {
  const stock = [
    { color: '', size: 'S', quantity: 1, sku: 'S-1' },
    { color: '', size: 'M', quantity: 1 },
  ]
  const sizes = [
    { key: 'k1', value: 'Small', was: 'S' },
    { key: 'k2', value: 'M', was: 'M' },
  ]
  const [small, medium] = [cellKey('', 'k1'), cellKey('', 'k2')]
  const before = detailsByCell(stock, { colors: [], sizes, thirds: [] }).skus
  expect(before).toEqual({ [small]: 'S-1' })
  expect(takeOthers({ [small]: 'S-1' }, before, { [medium]: 'M-9' })).toEqual({
    [small]: '',
    [medium]: 'M-9',
  })
  expect(takeOthers({ [small]: 'mine' }, before, { [small]: 'S-9' })).toEqual({ [small]: 'mine' })
})

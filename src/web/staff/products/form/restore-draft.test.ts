import { expect, test } from 'vitest'
import { staffProduct } from '../../../../../test-support/staff-product.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { cellKey } from '../stock/cell-key.ts'
import { deleteDraft, readDraft, saveDraft } from './draft.ts'
import { emptyValues, type ProductValues, valuesOf } from './product-values.ts'
import { hasStockChanged, restoreDraft } from './restore-draft.ts'
import { toProductEdit } from './to-product-edit.ts'

const of = { userId: 'staff', productId: 'kurta' }

function storage(): Storage {
  const items = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => items.clear(),
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
  }
}

/** Saves a draft with `typed` over `product`, and restores it when the shop has `later`. */
function restoreAfter(product: StaffProduct, typed: Partial<ProductValues>, later: StaffProduct) {
  const store = storage()
  const first = valuesOf(product)
  const begun = { values: first, stock: product.stock }
  saveDraft(of, { begun, values: { ...first, ...typed } }, new Date('2026-11-02T10:00:00Z'), store)
  const draft = readDraft(of, store)
  if (!draft) throw new Error('There is no draft.')
  const values = restoreDraft(draft, later)
  return { draft, values, edit: toProductEdit(values, later).edit }
}

const one = (quantity: number) =>
  staffProduct({ inventory: quantity, stock: [{ color: '', size: '', quantity }] })
const bySize = (s: number, m: number) =>
  staffProduct({
    inventory: s + m,
    stock: [
      { color: '', size: 'S', quantity: s },
      { color: '', size: 'M', quantity: m },
    ],
  })

test('pieces sold since a draft was saved stay sold when it is restored', () => {
  const { draft, values, edit } = restoreAfter(one(10), { title: 'New title' }, one(6))
  expect(values).toMatchObject({ title: 'New title', inventory: '6' })
  expect(edit).toMatchObject({ inventory: 6, inventorySeen: 6 })
  expect(hasStockChanged(draft, one(6))).toBe(true)
  expect(hasStockChanged(draft, one(10))).toBe(false)
})

test('a changed count keeps its difference to the current stock', () => {
  expect(restoreAfter(one(10), { inventory: '15' }, one(6)).edit).toMatchObject({
    inventory: 11,
    inventorySeen: 6,
  })
  expect(restoreAfter(one(10), { inventory: '8' }, one(6)).edit).toMatchObject({
    inventory: 4,
    inventorySeen: 6,
  })
  // Nine fewer than six is impossible, so the typed number is items.
  expect(restoreAfter(one(10), { inventory: '1' }, one(6)).values.inventory).toBe('1')
})

test('each cell of the grid keeps its difference, and an emptied cell stays empty', () => {
  const [s, m] = [cellKey('', 's0'), cellKey('', 's1')]
  const cells = { ...valuesOf(bySize(4, 5)).cells, [s]: '7' }
  const { values, edit } = restoreAfter(bySize(4, 5), { cells }, bySize(2, 3))
  expect(values.cells).toEqual({ [s]: '5', [m]: '3' })
  expect(edit).toMatchObject({
    stock: [
      { size: 'S', quantity: 5, seen: 2 },
      { size: 'M', quantity: 3, seen: 3 },
    ],
  })
  expect(restoreAfter(bySize(4, 5), { cells: { [s]: '', [m]: '5' } }, bySize(2, 3)).values.cells).toEqual({
    [s]: '',
    [m]: '3',
  })
})

test('SKUs that a colleague gave meanwhile stay, those of the draft are kept', () => {
  const named = (s: string, m: string) => ({
    ...bySize(4, 5),
    stock: bySize(4, 5).stock.map(shelf => ({ ...shelf, sku: shelf.size === 'S' ? s : m })),
  })
  const [s, m] = [cellKey('', 's0'), cellKey('', 's1')]
  const { values, edit } = restoreAfter(
    named('S-1', 'M-1'),
    { skus: { [s]: 'S-1', [m]: 'M-2' } },
    named('S-9', 'M-9'),
  )
  expect(values.skus).toEqual({ [s]: 'S-9', [m]: 'M-2' })
  expect(edit.stock?.map(({ sku }) => sku)).toEqual([undefined, 'M-2'])
})

test('prices that a colleague gave meanwhile stay, also where an older draft knows none', () => {
  const priced = (s: number, m: number) => ({
    ...bySize(4, 5),
    baseOptionPrices: [
      { color: '', size: 'S', price: s, displayPrice: s },
      { color: '', size: 'M', price: m, displayPrice: m + 10 },
    ],
  })
  const [s, m] = [cellKey('', 's0'), cellKey('', 's1')]
  const { values } = restoreAfter(
    priced(30, 40),
    { optionPrices: { [s]: '30', [m]: '44' }, cells: { [s]: '7', [m]: '5' } },
    priced(31, 41),
  )
  expect(values.optionPrices).toEqual({ [s]: '31', [m]: '44' })
  expect(values.optionDisplayPrices).toEqual({ [m]: '51' })
  const older = restoreAfter(bySize(4, 5), { cells: { [s]: '7', [m]: '5' } }, priced(31, 41))
  expect(older.values.optionPrices).toEqual({ [s]: '31', [m]: '41' })
})

test('a size that was added keeps the pieces typed for it', () => {
  const first = valuesOf(bySize(4, 5))
  const added = cellKey('', 'new')
  const typed = {
    sizes: [...first.sizes, { key: 'new', value: 'L' }],
    cells: { ...first.cells, [added]: '9' },
  }
  expect(restoreAfter(bySize(4, 5), typed, bySize(1, 5)).values.cells).toEqual({
    [cellKey('', 's0')]: '1',
    [cellKey('', 's1')]: '5',
    [added]: '9',
  })
})

test('changes by others stay unless the draft changes the same field', () => {
  const later = staffProduct({ title: 'Theirs', basePrice: 30, status: 'draft', publishAt: null })
  const { values } = restoreAfter(staffProduct(), { title: 'Mine', description: 'Mine too.' }, later)
  expect(values).toMatchObject({ title: 'Mine', description: 'Mine too.', price: '30', status: 'draft' })
})

test('a picture of a draft stays tied to its colour, even if others have moved or taken away colours', () => {
  const colored = (...names: string[]) =>
    staffProduct({ Color: names.map(Color => ({ Color, img: { original: '' } })) })
  const [first] = valuesOf(colored('Ivory', 'Rose')).pictures
  const pictures = first ? [{ ...first, alt: 'Mine', color: 'c1' }] : []
  const restoredIn = (...names: string[]) => {
    const { values } = restoreAfter(colored('Ivory', 'Rose'), { pictures }, colored(...names))
    return values?.colors.find(({ key }) => key === values.pictures[0]?.color)?.name
  }
  expect(restoredIn('Ivory', 'Rose')).toBe('Rose')
  expect(restoredIn('Rose', 'Sage', 'Ivory')).toBe('Rose')
  expect(restoredIn('Ivory', 'Sage')).toBeUndefined()
})

test('a draft of a new product is restored as it was; a deleted or unreadable draft is none', () => {
  const store = storage()
  const values = { ...emptyValues, title: 'New', pictures: [{ key: 'a', url: '', alt: '', color: '' }] }
  saveDraft({ userId: 'staff', productId: null }, { begun: null, values }, new Date(), store)
  const draft = readDraft({ userId: 'staff', productId: null }, store)
  expect(draft && restoreDraft(draft, null)).toEqual({ ...values, pictures: [] })
  expect(readDraft(of, store)).toBeNull()
  deleteDraft({ userId: 'staff', productId: null }, store)
  expect(readDraft({ userId: 'staff', productId: null }, store)).toBeNull()
  store.setItem('mine:product:staff:kurta', JSON.stringify({ at: '2026-11-01T10:00:00.000Z', values: {} }))
  expect(readDraft(of, store)).toBeNull()
})

import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { cellKey } from '../stock/cell-key.ts'

type Skus = Record<string, string>
/** `was`: what the shop calls a row until it is saved. */
type Row = { key: string; was?: string | undefined }
type Rows = { colors: readonly (Row & { name: string })[]; sizes: readonly (Row & { value: string })[] }

/** The SKUs of a product by the cells of a form, whose rows may have been renamed since. */
export function skusByCell(stock: StaffProduct['stock'], { colors, sizes }: Rows): Skus {
  const keysOf = (rows: readonly { key: string; name: string }[]) =>
    new Map([['', ''], ...rows.map(({ key, name }) => [name, key] as const)])
  const colorKeys = keysOf(colors.map(({ key, name, was = name }) => ({ key, name: was })))
  const sizeKeys = keysOf(sizes.map(({ key, value, was = value }) => ({ key, name: was })))
  return Object.fromEntries(
    stock.flatMap(({ color, size, sku }) => {
      const [ofColor, ofSize] = [colorKeys.get(color), sizeKeys.get(size)]
      return !sku || ofColor === undefined || ofSize === undefined ? [] : [[cellKey(ofColor, ofSize), sku]]
    }),
  )
}

/** The typed SKUs; those that nobody touched since they were `before` are as they are `now`. */
export function takeOthersSkus(typed: Skus, before: Skus, now: Skus): Skus {
  const cells = Object.keys({ ...before, ...now })
  const untouched = cells.filter(cell => (typed[cell] ?? '') === (before[cell] ?? ''))
  return { ...typed, ...Object.fromEntries(untouched.map(cell => [cell, now[cell] ?? ''])) }
}

import { Shelf as TypedShelf } from '../../../contract/catalogue/catalogue.ts'
import { optionValuesOf, type Product, type ProductDetails } from '../product/product.ts'
import { isValidShelf } from '../stock/check-stock.ts'
import { hasShelf, type Shelf, type ShelfPlace, sameShelf } from '../stock/shelf.ts'
import type { SkuOwner } from '../stock/sku-queries.ts'
import { skuTaken } from '../stock/skus.ts'
import type { FileNote, FileProduct, FileSku } from './file-product.ts'
import { placeOf } from './place-of.ts'

type Checked = { skus: FileSku[]; notes: FileNote[] }

/** Sorts the SKUs of a file's product into those that it can have and a note of each other one. */
export type CheckSkus = (fileProduct: FileProduct, product: Product | undefined) => Checked

/** A check that keeps the SKUs of a file's products apart from each other and from those of the shop. */
export function createSkuCheck(owners: readonly SkuOwner[]): CheckSkus {
  const ownerOf = new Map(owners.map(owner => [owner.sku.toLowerCase(), owner]))
  const rowOf = new Map<string, number>()
  return (fileProduct, product) => {
    const checked: Checked = { skus: [], notes: [] }
    for (const each of fileProduct.skus ?? []) {
      const other = checked.skus.find(kept => sameShelf(kept, each))
      if (other?.sku === each.sku) continue
      const key = each.sku.toLowerCase()
      const [earlier, owner] = [rowOf.get(key), ownerOf.get(key)]
      const message =
        wrongSku(each) ??
        (other && onlyOneSku(other, each)) ??
        (earlier === undefined ? null : `The SKU ${each.sku} is already in row ${earlier}.`) ??
        (owner && owner.productId !== product?.id ? skuTaken(each.sku, owner.title) : null)
      if (message === null) checked.skus.push(each)
      else checked.notes.push(noteOf(fileProduct, each, message))
      rowOf.set(key, earlier ?? each.row)
    }
    return checked
  }
}

/** What is wrong with an SKU in itself. */
const wrongSku = ({ sku }: FileSku): string | null =>
  TypedShelf.pick({ sku: true }).safeParse({ sku }).error?.issues[0]?.message ?? null

/** Says that one of two SKUs for the same pieces is lost. */
const onlyOneSku = (kept: FileSku, lost: FileSku): string =>
  `Only one SKU for each colour and size: ${kept.sku} of row ${kept.row} is kept, ${lost.sku} is left out.`

type Planned = { skus: FileSku[]; stock: Shelf[] | null; notes: FileNote[] }

/**
 * The SKUs that change a product, beside the stock that it gets from the file: null where that stays. Where nothing is said of
 * pieces and there are none, each SKU gets a row of stock without any.
 */
export function planSkus(
  fileProduct: FileProduct,
  skus: readonly FileSku[],
  product: Product | undefined,
  { stock, details }: { stock: Shelf[] | null; details: ProductDetails },
): Planned {
  const options = optionValuesOf(details)
  const shelves = stock ?? product?.stock ?? []
  const counted = shelves.filter(shelf => isValidShelf(options, shelf))
  const isUncounted = shelves.length === 0
  const fitting = skus.filter(each => (isUncounted ? isValidShelf(options, each) : hasShelf(counted, each)))
  const added = isUncounted ? fitting.map(({ color, size }) => ({ color, size, quantity: 0 })) : []
  const isNew = ({ sku, ...place }: FileSku) => skuOn(product, place) !== sku
  return {
    skus: fitting.filter(isNew),
    stock: added.length > 0 ? added : stock,
    notes: skus.filter(each => !fitting.includes(each)).map(each => noteOf(fileProduct, each, noPlace(each))),
  }
}

const skuOn = (product: Product | undefined, place: ShelfPlace) =>
  product?.stock.find(shelf => sameShelf(shelf, place))?.sku

function noPlace({ color, size, sku }: FileSku): string {
  const choice = [color, size].filter(Boolean).join(', ') || 'all colours and sizes'
  return `There is no row of stock for ${choice}, so the SKU ${sku} has no place.`
}

/** A note where a product that is found by its title alone would get SKUs. */
export function skusWithoutSlug(fileProduct: FileProduct, alike: readonly Product[]): FileNote[] {
  const known = new Set(alike.flatMap(({ stock }) => stock.map(({ sku }) => sku)))
  const lost = fileProduct.skus?.find(({ sku }) => !known.has(sku))
  return lost ? [noteOf(fileProduct, lost, 'Write the slug of this product under Slug to give it SKUs.')] : []
}

const noteOf = (fileProduct: FileProduct, { row }: FileSku, message: string): FileNote => ({
  ...placeOf(fileProduct, ['skus']),
  row,
  message,
})

import { Shelf as TypedShelf } from '../../../contract/catalogue/catalogue.ts'
import { optionValuesOf, type Product, type ProductDetails } from '../product/product.ts'
import { isValidShelf } from '../stock/check-stock.ts'
import { hasShelf, type Shelf, type ShelfDetails, sameShelf } from '../stock/shelf.ts'
import type { SkuOwner } from '../stock/sku-queries.ts'
import { skuTaken } from '../stock/skus.ts'
import { fromWireShelf } from '../stock/stock-wire.ts'
import type { FileDetail, FileNote, FileProduct, FileSku } from './file-product.ts'
import { placeOf } from './place-of.ts'

type Checked = { details: FileDetail[]; notes: FileNote[] }

/** Sorts what a file's product says of its pieces into what it can have and a note of each other thing. */
export type CheckDetails = (fileProduct: FileProduct, product: Product | undefined) => Checked

/** A check that keeps the SKUs of a file's products apart from each other and from those of the shop. */
export function createDetailsCheck(owners: readonly SkuOwner[]): CheckDetails {
  const ownerOf = new Map(owners.map(owner => [owner.sku.toLowerCase(), owner]))
  const rowOf = new Map<string, number>()
  const wrongSku = (each: FileSku, product: Product | undefined): string | null => {
    const key = each.sku.toLowerCase()
    const [earlier, owner] = [rowOf.get(key), ownerOf.get(key)]
    rowOf.set(key, earlier ?? each.row)
    if (earlier !== undefined) return `The SKU ${each.sku} is already in row ${earlier}.`
    return owner && owner.productId !== product?.id ? skuTaken(each.sku, owner.title) : null
  }
  return (fileProduct, product) => {
    const checked: Checked = { details: [], notes: [] }
    for (const each of fileProduct.shelfDetails ?? []) {
      const other = checked.details.find(kept => sameShelf(kept, each) && isSku(kept) === isSku(each))
      if (other && textOf(other) === textOf(each)) continue
      const message =
        wrongValue(each) ?? (other && onlyOne(other, each)) ?? (isSku(each) ? wrongSku(each, product) : null)
      if (message === null) checked.details.push(each)
      else checked.notes.push(noteOf(fileProduct, each, message))
    }
    return checked
  }
}

const isSku = (detail: FileDetail): detail is FileSku => detail.sku !== undefined

const nameOf = (detail: FileDetail) =>
  isSku(detail) ? `the SKU ${detail.sku}` : `the cost of ${textOf(detail)}`

/** What is wrong with an SKU or a cost in itself. */
const wrongValue = (detail: FileDetail): string | null =>
  TypedShelf.pick({ sku: true, cost: true }).safeParse(detail).error?.issues[0]?.message ?? null

/** Says that one of two values for the same pieces is lost. */
const onlyOne = (kept: FileDetail, lost: FileDetail): string =>
  `Only one ${isSku(kept) ? 'SKU' : 'cost'} for each colour and size: ${textOf(kept)} of row ${kept.row} is kept, ${textOf(lost)} is left out.`

const textOf = (detail: FileDetail) => (isSku(detail) ? detail.sku : detail.cost.toFixed(2))

type Planned = { details: ShelfDetails[]; stock: Shelf[] | null; notes: FileNote[] }

/**
 * What changes of a product's SKUs and costs, beside the stock that it gets from the file: null where that stays. Where nothing is
 * said of pieces and there are none, each place that is named gets a row of stock without any.
 */
export function planDetails(
  fileProduct: FileProduct,
  checked: readonly FileDetail[],
  product: Product | undefined,
  { stock, details }: { stock: Shelf[] | null; details: ProductDetails },
): Planned {
  const options = optionValuesOf(details)
  const shelves = stock ?? product?.stock ?? []
  const counted = shelves.filter(shelf => isValidShelf(options, shelf))
  const isUncounted = shelves.length === 0
  const isFitting = (each: FileDetail) =>
    isUncounted ? isValidShelf(options, each) : hasShelf(counted, each)
  const added: Shelf[] = []
  if (isUncounted)
    for (const { color, size } of checked.filter(isFitting))
      if (!hasShelf(added, { color, size })) added.push({ color, size, quantity: 0 })
  return {
    details: checked.filter(each => isFitting(each) && isNew(product, each)).map(toShelfDetails),
    stock: added.length > 0 ? added : stock,
    notes: checked.filter(each => !isFitting(each)).map(each => noteOf(fileProduct, each, noPlace(each))),
  }
}

const toShelfDetails = ({ row: _, ...detail }: FileDetail): ShelfDetails => fromWireShelf(detail)

function isNew(product: Product | undefined, detail: FileDetail): boolean {
  const shelf = product?.stock.find(each => sameShelf(each, detail))
  return isSku(detail) ? shelf?.sku !== detail.sku : shelf?.costCents !== toShelfDetails(detail).costCents
}

function noPlace(detail: FileDetail): string {
  const choice = [detail.color, detail.size].filter(Boolean).join(', ') || 'all colours and sizes'
  return `There is no row of stock for ${choice}, so ${nameOf(detail)} has no place.`
}

/** A note where a product that is found by its title alone would get SKUs or costs. */
export function detailsWithoutSlug(fileProduct: FileProduct, alike: readonly Product[]): FileNote[] {
  const lost = fileProduct.shelfDetails?.find(each => alike.every(product => isNew(product, each)))
  if (!lost) return []
  const what = isSku(lost) ? 'SKUs' : 'costs'
  return [noteOf(fileProduct, lost, `Write the slug of this product under Slug to give it ${what}.`)]
}

const noteOf = (fileProduct: FileProduct, detail: FileDetail, message: string): FileNote => ({
  ...placeOf(fileProduct, [isSku(detail) ? 'skus' : 'costs']),
  row: detail.row,
  message,
})

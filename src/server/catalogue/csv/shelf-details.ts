import { placeName, samePlace, toPlace } from '../../../contract/catalogue/places.ts'
import { Shelf as TypedShelf } from '../../../contract/catalogue/shelves.ts'
import { optionValuesOf, type Product, type ProductDetails } from '../product/product.ts'
import { isValidShelf } from '../stock/check-stock.ts'
import { hasShelf, type Shelf, type ShelfDetails } from '../stock/shelf.ts'
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
  const wrongSku = ({ value: sku, row }: FileSku, product: Product | undefined): string | null => {
    const key = sku.toLowerCase()
    const [earlier, owner] = [rowOf.get(key), ownerOf.get(key)]
    rowOf.set(key, earlier ?? row)
    if (earlier !== undefined) return `The SKU ${sku} is already in row ${earlier}.`
    return owner && owner.productId !== product?.id ? skuTaken(sku, owner.title) : null
  }
  return (fileProduct, product) => {
    const checked: Checked = { details: [], notes: [] }
    for (const each of fileProduct.shelfDetails ?? []) {
      const other = checked.details.find(kept => samePlace(kept, each) && kept.kind === each.kind)
      if (other?.value === each.value) continue
      const message =
        wrongValue(each) ??
        (other && onlyOne(other, each)) ??
        (each.kind === 'sku' ? wrongSku(each, product) : null)
      if (message === null) checked.details.push(each)
      else checked.notes.push(noteOf(fileProduct, each, message))
    }
    return checked
  }
}

const TypedDetails = TypedShelf.pick({ sku: true, barcode: true, cost: true })

const kindNames = { sku: 'SKU', barcode: 'barcode', cost: 'cost' } as const

const textOf = ({ kind, value }: FileDetail) => (kind === 'cost' ? value.toFixed(2) : value)

/** What is wrong with it in itself. */
const wrongValue = ({ kind, value }: FileDetail): string | null =>
  TypedDetails.safeParse({ [kind]: value }).error?.issues[0]?.message ?? null

/** Says that one of two values for the same pieces is lost. */
const onlyOne = (kept: FileDetail, lost: FileDetail): string =>
  `Only one ${kindNames[kept.kind]} for each choice: ${textOf(kept)} of row ${kept.row} is kept, ${textOf(lost)} is left out.`

type Planned = { details: ShelfDetails[]; stock: Shelf[] | null; notes: FileNote[] }

/**
 * What changes of the details of a product's pieces, beside the stock that it gets from the file: null where that stays. Where
 * nothing is said of pieces and there are none, each place that is named gets a row of stock without any.
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
    for (const each of checked.filter(isFitting))
      if (!hasShelf(added, each)) added.push({ ...toPlace(each), quantity: 0 })
  return {
    details: checked.filter(each => isFitting(each) && isNew(product, each)).map(toShelfDetails),
    stock: added.length > 0 ? added : stock,
    notes: checked.filter(each => !isFitting(each)).map(each => noteOf(fileProduct, each, noPlace(each))),
  }
}

const toShelfDetails = ({ kind, value, ...place }: FileDetail): ShelfDetails =>
  kind === 'cost'
    ? fromWireShelf({ ...toPlace(place), cost: value })
    : { ...toPlace(place), [kind]: TypedShelf.shape[kind].parse(value) }

function isNew(product: Product | undefined, detail: FileDetail): boolean {
  const shelf = product?.stock.find(each => samePlace(each, detail))
  const { sku, barcode, costCents } = toShelfDetails(detail)
  return (sku ?? barcode ?? costCents) !== shelf?.[detail.kind === 'cost' ? 'costCents' : detail.kind]
}

function noPlace(detail: FileDetail): string {
  const choice = placeName(detail) || 'all choices'
  const what = `the ${kindNames[detail.kind]} ${detail.kind === 'cost' ? 'of ' : ''}${textOf(detail)}`
  return `There is no row of stock for ${choice}, so ${what} has no place.`
}

/** A note where a product that is found by its title alone would get any. */
export function detailsWithoutSlug(fileProduct: FileProduct, alike: readonly Product[]): FileNote[] {
  const lost = fileProduct.shelfDetails?.find(each => alike.every(product => isNew(product, each)))
  if (!lost) return []
  const message = `Write the slug of this product under Slug to give it ${kindNames[lost.kind]}s.`
  return [noteOf(fileProduct, lost, message)]
}

const noteOf = (fileProduct: FileProduct, { kind, row }: FileDetail, message: string): FileNote => ({
  ...placeOf(fileProduct, [`${kind}s`]),
  row,
  message,
})

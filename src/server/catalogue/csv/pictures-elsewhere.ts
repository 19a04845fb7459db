import { isElsewhere } from '../../../contract/pictures.ts'
import type { Db } from '../../db/schema.ts'
import { copiesOf } from '../../media/remote/known-pictures.ts'
import { picturesElsewhere } from '../product/pictures/pictures-elsewhere.ts'
import type { FileFields, FileNote, FileProduct } from './file-product.ts'
import { placeOf } from './place-of.ts'
import type { PlannedChange } from './plan-import.ts'

/** The products with the shop's own copies of pictures that were once fetched, so that a file that comes again changes nothing. */
export async function withKnownCopies(db: Db, products: readonly FileProduct[]): Promise<FileProduct[]> {
  const copies = await copiesOf(db, [...new Set(products.flatMap(picturesIn).filter(isElsewhere))])
  if (copies.size === 0) return [...products]
  return products.map(product => ({ ...product, fields: withCopies(product.fields, copies) }))
}

const picturesIn = ({ fields: { product_images = [], Color = [] } }: FileProduct) => [
  ...product_images,
  ...Color.map(({ img }) => img.original),
]

function withCopies(fields: FileFields, copies: ReadonlyMap<string, string>): FileFields {
  const { product_images, alts, pictureColors, Color } = fields
  const own = (url: string) => copies.get(url) ?? url
  const byOwn = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([url, text]) => [own(url), text]))
  return {
    ...fields,
    ...(product_images && { product_images: product_images.map(own) }),
    ...(alts && { alts: byOwn(alts) }),
    ...(pictureColors && { pictureColors: byOwn(pictureColors) }),
    ...(Color && { Color: Color.map(each => ({ ...each, img: { original: own(each.img.original) } })) }),
  }
}

/** A warning of pictures that no shopper sees before the shop has its own copies. */
export function willBeCopied(
  format: FileProduct['format'],
  planned: readonly (PlannedChange & { row: number })[],
): FileNote[] {
  const elsewhere = planned.flatMap(each =>
    'details' in each ? picturesElsewhere(each.details).map(url => ({ row: each.row, url })) : [],
  )
  const [first] = elsewhere
  if (!first) return []
  const urls = [...new Set(elsewhere.map(({ url }) => url))]
  const hosts = [...new Set(urls.map(url => new URL(url).host))]
  const count = urls.length === 1 ? '1 picture' : `${urls.length} pictures`
  const from = `${hosts.slice(0, 3).join(', ')}${hosts.length > 3 ? ' and other sites' : ''}`
  const message = `After the import the shop copies ${count} from ${from}; shoppers see only copies. The product’s form says what could not be copied.`
  return [{ ...placeOf({ row: first.row, format }, ['product_images']), message }]
}

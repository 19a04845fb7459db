import type { Db, Tx } from '../../db/schema.ts'
import { findMany } from '../product/find-many.ts'
import { lockProducts } from '../product/lock-products.ts'
import type { Product } from '../product/product.ts'
import { findIdsByName } from '../product/queries.ts'
import { slugTaken } from '../product/slug.ts'
import type { FileNote, FileProduct } from './file-product.ts'
import { placeOf } from './place-of.ts'

/** The shop's product that a file's product is about, if there is one, and errors in how the file names it. */
export type ProductMatch = { product: Product | undefined; errors: FileNote[] }

/** `foreignIds`: the shop has none of the ids in the file, so they are ignored. */
export type ProductMatches = {
  foreignIds: boolean
  of: (fileProduct: FileProduct) => ProductMatch
  /** Errors in the slug that the file chooses for this product, which no other product may have. */
  ownSlugErrors: (fileProduct: FileProduct, product: Product | undefined) => FileNote[]
}

/** Matches a file's products with the shop's: by id and by slug, former slugs included. */
export const matchProducts = (db: Db | Tx, fileProducts: readonly FileProduct[]): Promise<ProductMatches> =>
  match(db, fileProducts, ids => findMany(db, ids))

/** The same, with the shop's products locked until the transaction ends. */
export const lockMatchedProducts = (tx: Tx, fileProducts: readonly FileProduct[]): Promise<ProductMatches> =>
  match(tx, fileProducts, ids => lockProducts(tx, ids))

async function match(
  db: Db | Tx,
  fileProducts: readonly FileProduct[],
  load: (ids: readonly string[]) => Promise<Map<string, Product>>,
): Promise<ProductMatches> {
  const names = new Set(fileProducts.flatMap(each => [each.id, each.slug, ownSlugOf(each)]).filter(Boolean))
  const idOf = new Map((await findIdsByName(db, [...names])).map(({ name, id }) => [name, id]))
  const products = await load([...new Set(idOf.values())])
  const withId = fileProducts.filter(({ id }) => id !== '')
  const foreignIds = withId.length > 0 && !withId.some(({ id }) => idOf.get(id) === id)
  return {
    foreignIds,
    of: fileProduct => {
      const { id, slug } = fileProduct
      const bySlug = products.get(idOf.get(slug) ?? '')
      if (id === '' || foreignIds) return matched(fileProduct, 'slug', bySlug)
      const product = products.get(id)
      if (!product) return mismatch(fileProduct, 'id', unknownId)
      if (slug !== '' && bySlug !== product) return mismatch(fileProduct, 'slug', otherSlug(product.slug))
      return matched(fileProduct, 'id', product)
    },
    ownSlugErrors: (fileProduct, product) => {
      const leadsTo = idOf.get(ownSlugOf(fileProduct))
      if (leadsTo === undefined || leadsTo === product?.id) return []
      return [{ ...placeOf(fileProduct, ['ownSlug']), message: slugTaken }]
    },
  }
}

/** The slug that a file chooses for a product; '' for none. */
export const ownSlugOf = ({ fields: { ownSlug } }: FileProduct): string =>
  typeof ownSlug === 'string' ? ownSlug.trim() : ''

const unknownId = 'The shop has no product with this ID. Leave it empty to add a new one.'

const otherSlug = (slug: string) =>
  `The product with this ID has the slug "${slug}". Keep it as it is or leave it empty, and write another one under Own Slug.`

const deleted =
  'This product was deleted. Undo that under Changes, or leave this row out. A new product needs a different slug and no ID.'

const matched = (fileProduct: FileProduct, by: 'id' | 'slug', product: Product | undefined): ProductMatch =>
  product?.archivedAt ? mismatch(fileProduct, by, deleted) : { product, errors: [] }

const mismatch = (fileProduct: FileProduct, by: 'id' | 'slug', message: string): ProductMatch => ({
  product: undefined,
  errors: [{ ...placeOf(fileProduct, [by]), message }],
})

import type { Db, Tx } from '../../db/schema.ts'
import { findMany } from '../product/find-many.ts'
import { lockProducts } from '../product/lock-products.ts'
import type { Product } from '../product/product.ts'
import { slugOf, slugTaken } from '../product/slug.ts'
import { findIdsByName, findIdsByTitle } from '../product/slug-queries.ts'
import { findSkuOwners, type SkuOwner } from '../stock/sku-queries.ts'
import type { FileNote, FileProduct } from './file-product.ts'
import { placeOf } from './place-of.ts'

/**
 * The shop's product that a file's product is about, if there is one, and errors in how the file names it. `alike`: products of
 * the same title, where the file names none.
 */
export type ProductMatch = { product: Product | undefined; errors: FileNote[]; alike: readonly Product[] }

/** `foreignIds`: the shop has none of the ids in the file, so they are ignored. */
export type ProductMatches = {
  foreignIds: boolean
  of: (fileProduct: FileProduct) => ProductMatch
  /** Errors in the slug that the file chooses for this product, which no other product may have. */
  ownSlugErrors: (fileProduct: FileProduct, product: Product | undefined) => FileNote[]
  /** Which of the file's SKUs the shop has. */
  skuOwners: readonly SkuOwner[]
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
  const unknown = fileProducts.filter(({ id, slug }) => !idOf.has(id) && !idOf.has(slug))
  const titled = await findIdsByTitle(db, [...new Set(unknown.map(titleOf))])
  const idsOfTitle = Map.groupBy(titled, ({ title }) => title)
  const products = await load([...new Set([...idOf.values(), ...titled.map(({ id }) => id)])])
  const withId = fileProducts.filter(({ id }) => id !== '')
  const foreignIds = withId.length > 0 && !withId.some(({ id }) => idOf.get(id) === id)
  const skus = fileProducts.flatMap(({ shelfDetails = [] }) =>
    shelfDetails.flatMap(({ kind, value }) => (kind === 'sku' ? value : [])),
  )
  return {
    foreignIds,
    skuOwners: await findSkuOwners(db, skus),
    of: fileProduct => {
      const { id, slug } = fileProduct
      const bySlug = products.get(idOf.get(slug) ?? '')
      if (id === '' || foreignIds) {
        const alike = (idsOfTitle.get(titleOf(fileProduct)) ?? []).flatMap(
          each => products.get(each.id) ?? [],
        )
        return bySlug || slug.length > maxSlug
          ? matched(fileProduct, 'slug', bySlug)
          : matchedByTitle(fileProduct, alike)
      }
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

const titleOf = ({ fields: { title } }: FileProduct): string =>
  typeof title === 'string' ? title.trim() : ''

/**
 * A product without a name that leads somewhere. A slug that could be no address was once imported as one that can, and
 * followed by a number where that was taken.
 */
function matchedByTitle(fileProduct: FileProduct, alike: readonly Product[]): ProductMatch {
  const { slug } = fileProduct
  if (slug === '') return { product: undefined, errors: [], alike }
  const asAddress = slugOf(slug)
  const [only, ...others] =
    asAddress === slug
      ? []
      : alike.filter(each => each.slug.replace(/-\d+$/, '') === asAddress || each.slug === asAddress)
  return { product: others.length === 0 ? only : undefined, errors: [], alike: [] }
}

/** As long as any shop's; what is longer is no name but a mistake. */
const maxSlug = 255

const tooLong = `Use at most ${maxSlug} characters.`

const unknownId = 'The shop has no product with this ID. Leave it empty to add a new one.'

const otherSlug = (slug: string) =>
  `The product with this ID has the slug "${slug}". Keep it as it is or leave it empty, and write another one under Own Slug.`

const deleted =
  'This product was deleted. Undo that under Changes, or leave this row out. A new product needs a different slug and no ID.'

const matched = (fileProduct: FileProduct, by: 'id' | 'slug', product: Product | undefined): ProductMatch =>
  product?.archivedAt
    ? mismatch(fileProduct, by, deleted)
    : !product && fileProduct.slug.length > maxSlug
      ? mismatch(fileProduct, 'slug', tooLong)
      : { product, errors: [], alike: [] }

const mismatch = (fileProduct: FileProduct, by: 'id' | 'slug', message: string): ProductMatch => ({
  product: undefined,
  errors: [{ ...placeOf(fileProduct, [by]), message }],
  alike: [],
})

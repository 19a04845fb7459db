import type { Db, Tx } from '../../db/schema.ts'
import { type LockedProduct, lockProducts } from '../product/lock-products.ts'
import { findByIds, findNamed } from '../product/queries.ts'
import type { FileError, FileProduct } from './file-product.ts'

/** The product that an item is about, if the shop has it, and what is wrong with how it is named. */
export type ProductMatch = { product: LockedProduct | undefined; problems: FileError[] }

/** By item; `foreign`: none of the ids in the file is of this shop, so they say nothing here. */
export type ProductMatches = { foreign: boolean; of: (item: FileProduct) => ProductMatch }

/** What the items name of the shop: by id and by slug, also one it had before. */
export const matchProducts = (db: Db | Tx, items: readonly FileProduct[]): Promise<ProductMatches> =>
  match(db, items, async ids =>
    ids.length === 0 ? new Map() : new Map((await findByIds(db, ids)).map(row => [row.id, row])),
  )

/** The same, locked until the transaction ends. */
export const lockMatchedProducts = (tx: Tx, items: readonly FileProduct[]): Promise<ProductMatches> =>
  match(tx, items, ids => lockProducts(tx, ids))

async function match(
  db: Db | Tx,
  items: readonly FileProduct[],
  load: (ids: readonly string[]) => Promise<Map<string, LockedProduct>>,
): Promise<ProductMatches> {
  const names = new Set(items.flatMap(({ id, slug }) => [id, slug]).filter(Boolean))
  const idOf = new Map((await findNamed(db, [...names])).map(({ name, id }) => [name, id]))
  const products = await load([...new Set(idOf.values())])
  const withId = items.filter(({ id }) => id !== '')
  const foreign = withId.length > 0 && !withId.some(({ id }) => idOf.get(id) === id)
  return {
    foreign,
    of: item => {
      const bySlug = products.get(idOf.get(item.slug) ?? '')
      if (item.id === '' || foreign) return checked(item, 'slug', bySlug)
      const product = idOf.get(item.id) === item.id ? products.get(item.id) : undefined
      if (!product) return wrong(item, 'id', unknownId)
      if (item.slug !== '' && bySlug !== product) return wrong(item, 'slug', otherSlug(product.slug))
      return checked(item, 'id', product)
    },
  }
}

const unknownId = 'The shop has no product with this ID. Leave it empty to add a new one.'

const otherSlug = (slug: string) =>
  `The product with this ID has the slug "${slug}", which follows from its title. Keep it as it is, or leave it empty.`

const deleted =
  'This product was deleted. Undo that under Changes, or leave this row out. A new product needs a different slug and no ID.'

const checked = (item: FileProduct, by: 'id' | 'slug', product: LockedProduct | undefined): ProductMatch =>
  product?.archivedAt ? wrong(item, by, deleted) : { product, problems: [] }

const wrong = (item: FileProduct, by: 'id' | 'slug', message: string): ProductMatch => ({
  product: undefined,
  problems: [{ ...item.placeOf([by]), message }],
})

import type { CollectionList, ShownCollections } from '../../../contract/catalogue/collections.ts'
import type { Deps } from '../../deps.ts'
import { toWireRule } from './collection-wire.ts'
import { loadCollections } from './load-collections.ts'
import { findChosen } from './queries.ts'

/** All collections as the staff see them. */
export async function listCollections({ db }: Pick<Deps, 'db'>): Promise<CollectionList> {
  const [{ rows, old }, chosen] = [await loadCollections(db), await findChosen(db)]
  const collections = rows.map(({ id, rule, ...row }) => ({
    _id: id,
    ...row,
    rule: rule && toWireRule(rule),
    products: chosen.flatMap(({ collectionId, productId, title, picture }) =>
      collectionId === id ? { _id: productId, title, ...(picture && { picture }) } : [],
    ),
    oldSlugs: [...old].flatMap(([slug, leadsTo]) => (leadsTo === id ? slug : [])),
  }))
  return { collections }
}

/** Those that shoppers find. */
export const shownCollections = ({ collections }: Pick<Deps, 'collections'>): ShownCollections => ({
  collections: collections
    .current()
    .rows.filter(({ hidden }) => !hidden)
    .map(({ slug, name, intro }) => ({ slug, name, intro })),
})

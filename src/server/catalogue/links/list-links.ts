import {
  type LinkKind,
  linkKinds,
  maxLinked,
  type ProductLinks,
  type StaffProductLinks,
} from '../../../contract/catalogue/product-links.ts'
import { idsIn } from '../../db/in-one-statement.ts'
import { prepareStatement } from '../../db/prepare-statement.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { noSuchProduct } from '../product/get-product.ts'
import { loadListedProducts } from '../product/load-products.ts'
import { toWireCard } from '../product/product-wire.ts'
import { findByIdOrSlug, selectListedByName } from '../product/slug-queries.ts'
import { toWireLinks, toWireSaving } from './links-wire.ts'
import { loadPairTerms } from './pairs.ts'
import { findLinked, type LinkRow, selectLinked } from './queries.ts'

/** The linked products of each kind, at most eight, each product once. */
export const readLinks = async (db: Db | Tx, productId: string): Promise<Record<LinkKind, LinkRow[]>> =>
  byKind(await findLinked(db, productId))

function byKind(linked: readonly LinkRow[]): Record<LinkKind, LinkRow[]> {
  const seen = new Set<string>()
  const rows = linked.filter(({ id }) => !seen.has(id) && seen.add(id))
  const ofKind = (kind: LinkKind) => rows.filter(row => row.kind === kind).slice(0, maxLinked)
  return { pair: ofKind('pair'), look: ofKind('look'), instead: ofKind('instead') }
}

/**
 * The listed products that go with a listed product.
 * @throws not_found for a product that is unknown or not listed
 */
export async function linksOfProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  idOrSlug: string,
): Promise<ProductLinks> {
  const now = clock()
  const { listed: found, linked } = await readLinked(db, { name: idOrSlug, now })
  if (found.length === 0) throw noSuchProduct()
  const links = byKind(linked)
  const ids = linkKinds.flatMap(kind => links[kind].map(({ id }) => id))
  const listed = await loadListedProducts(db, [...found.map(({ id }) => id), ...ids], now)
  const terms = await loadPairTerms(db, [...listed.keys()])
  const own = found.flatMap(({ id }) => listed.get(id) ?? [])
  const cardsOf = (kind: LinkKind) =>
    links[kind].flatMap(link => {
      const product = listed.get(link.id)
      if (!product) return []
      const pairSaving = kind === 'pair' ? toWireSaving(terms, [...own, product]) : 0
      return { ...toWireCard(product), ...(pairSaving > 0 && { pairSaving }) }
    })
  return { pair: cardsOf('pair'), look: cardsOf('look'), instead: cardsOf('instead') }
}

const readLinked = prepareStatement((db: Db, asked: { name: string; now: Date }) => ({
  listed: selectListedByName(db, asked).select('id'),
  linked: selectLinked(idsIn('listed')),
}))

/**
 * The same for the staff: drafts too.
 * @throws not_found for an unknown or archived product
 */
export async function staffLinksOfProduct(
  { db }: Pick<Deps, 'db'>,
  idOrSlug: string,
): Promise<StaffProductLinks> {
  const product = await findByIdOrSlug(db, idOrSlug)
  if (!product) throw noSuchProduct()
  return toWireLinks(await readLinks(db, product.id))
}

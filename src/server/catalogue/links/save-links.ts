import { isDeepStrictEqual } from 'node:util'
import {
  type LinkedIds,
  type LinkKind,
  type LinksEdit,
  linkKinds,
  maxLinked,
  type StaffProductLinks,
} from '../../../contract/catalogue/product-links.ts'
import { ShopError } from '../../../contract/errors.ts'
import { recordChange } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { noSuchProduct } from '../product/get-product.ts'
import { fromWireSavings, titleWithSaving, toWireLinks, toWireSavings } from './links-wire.ts'
import { readLinks } from './list-links.ts'
import { deleteLinks, findLinked, holdProducts, insertLinks, type LinkRow } from './queries.ts'

/**
 * Replaces the links of a product and returns them. Pairs and looks are links of the other product too.
 * @throws not_found for an unknown or archived product
 * @throws product_changed when the links are no longer those in `seen`
 * @throws invalid for a product that is unknown, linked to itself or linked twice, and for a pair that would save what its
 * cheaper piece costs, or parts of a coin
 */
export const saveLinks = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'settings'>,
  userId: string,
  productId: string,
  { seen, ...wanted }: LinksEdit,
): Promise<StaffProductLinks> =>
  inTransaction(deps.db, async tx => {
    const ids = linkKinds.flatMap(kind => wanted[kind])
    const held = await holdProducts(tx, [productId, ...ids])
    const product = held.find(({ id }) => id === productId)
    if (!product) throw noSuchProduct()
    const before = await readLinks(tx, productId)
    const { pair, look, instead, savings: seenSavings } = seen
    const now = { ...idsOf(before), savings: seenSavings && toWireSavings(before.pair) }
    if (!isDeepStrictEqual(now, { pair, look, instead, savings: seenSavings }))
      throw new ShopError('product_changed', 'Somebody has changed what goes with this product meanwhile.')
    if (ids.includes(productId)) throw new ShopError('invalid', 'A product cannot go with itself.')
    if (new Set(ids).size < ids.length)
      throw new ShopError('invalid', 'Choose each product once: as a pair, for the look or instead.')
    if (held.length < ids.length + 1)
      throw new ShopError('invalid', 'One of the chosen products is no longer in the shop.')
    const { currency } = deps.settings.current().money
    const savings = fromWireSavings(wanted, { productId, before: before.pair, held, currency })
    const removed = await deleteLinks(tx, productId)
    await insertLinks(
      tx,
      productId,
      linkKinds.flatMap(kind =>
        wanted[kind].map((linkedId, nth) => ({
          kind,
          linkedId,
          ...savingOf(kind === 'pair' ? (savings[nth] ?? 0) : 0, removed.find(isWith(linkedId))),
        })),
      ),
    )
    await checkPartners(tx, [...wanted.pair, ...wanted.look], held)
    const after = await readLinks(tx, productId)
    await recordChange(tx, deps, {
      userId,
      subjectType: 'product',
      subjectId: productId,
      subject: product.title,
      action: 'linked',
      before: toRecord(before, currency),
      after: toRecord(after, currency),
    })
    return toWireLinks(after)
  })

type Removed = Awaited<ReturnType<typeof deleteLinks>>[number]

const isWith = (id: string) => (link: Removed) => link.productId === id || link.linkedId === id

/** Undoing a multiplication of prices brings back what a saving was, unless it has been set anew. */
const savingOf = (savingCents: number, was: Removed | undefined) => ({
  savingCents,
  earlierSavings: JSON.stringify(was?.savingCents === savingCents ? was.earlierSavings : []),
})

/** A pair and a look are the other product's too, which has no more of them than it may choose itself. */
async function checkPartners(
  tx: Tx,
  ids: readonly string[],
  products: readonly { id: string; title: string }[],
): Promise<void> {
  for (const id of ids) {
    const rows = await findLinked(tx, id)
    if (linkKinds.some(kind => rows.filter(row => row.kind === kind).length > maxLinked))
      throw new ShopError(
        'invalid',
        `${products.find(product => product.id === id)?.title} already goes with ${maxLinked} products.`,
      )
  }
}

const idsOf = (links: Record<LinkKind, LinkRow[]>): LinkedIds => ({
  pair: links.pair.map(({ id }) => id),
  look: links.look.map(({ id }) => id),
  instead: links.instead.map(({ id }) => id),
})

/** What the audit trail holds of them. */
const toRecord = (links: Record<LinkKind, LinkRow[]>, currency: string): Fields => ({
  linkedPair: links.pair.map(pair => titleWithSaving(pair, currency)),
  linkedLook: links.look.map(({ title }) => title),
  linkedInstead: links.instead.map(({ title }) => title),
})

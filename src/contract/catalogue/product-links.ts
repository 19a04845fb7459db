import { z } from 'zod'
import { Amount } from '../amounts.ts'
import { Id } from '../text.ts'
import { Product } from './catalogue.ts'

export const maxLinked = 8
export const maxPairs = 24

/**
 * How one product goes with another: `pair` is worn by two (mother and daughter), `look` is worn together, `instead` is
 * offered in its place. A pair and a look are seen from both of their products.
 */
export const linkKinds = ['pair', 'look', 'instead'] as const
export type LinkKind = (typeof linkKinds)[number]

const ids = z.array(Id).max(maxLinked, `Choose at most ${maxLinked} products.`)

/** Products by how they go with one. */
export const LinkedIds = z.object({
  pair: ids,
  look: ids,
  instead: ids,
  /** What both cost less together, for each of `pair`; left out: as it is. */
  savings: z.array(Amount).max(maxLinked).optional(),
})
export type LinkedIds = z.infer<typeof LinkedIds>

/** All links of a product anew. `seen`: those that were shown when they were chosen. */
export const LinksEdit = LinkedIds.extend({ seen: LinkedIds })
export type LinksEdit = z.infer<typeof LinksEdit>

/** The listed products that go with one, as lists show products. */
export const ProductLinks = z.object({
  pair: z.array(Product),
  look: z.array(Product),
  instead: z.array(Product),
})
export type ProductLinks = z.infer<typeof ProductLinks>

/** How many pairs to list at most. */
export const PairsQuery = z.object({ limit: z.coerce.number().int().min(1).max(maxPairs).default(8) })

/** Two listed products that are worn by two, the one that names the other first, and what both cost less together. */
export const ProductPairs = z.object({
  pairs: z.array(z.object({ products: z.tuple([Product, Product]), saving: Amount.optional() })),
})

/** A product that goes with another, and what both of a pair cost less together. */
export const LinkedProduct = z.object({
  _id: Id,
  title: z.string(),
  picture: z.string().optional(),
  saving: Amount.optional(),
})
const linked = z.array(LinkedProduct)

/** The same for the staff: drafts too, and less of each. */
export const StaffProductLinks = z.object({ pair: linked, look: linked, instead: linked })
export type StaffProductLinks = z.infer<typeof StaffProductLinks>

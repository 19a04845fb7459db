import type { JSONColumnType } from 'kysely'

/** What finds the products of a collection: whatever is set must hold. */
export type CollectionRule = {
  /** Listed in the last so many days. */
  days: number | null
  belowCents: number | null
  inDeal: boolean
  /** A category's or group's code. */
  category: string | null
  /** Folded. */
  tag?: string | null
}

/** `rule` null: the owner chose the products. */
export type CollectionsTable = {
  id: string
  slug: string
  name: string
  intro: string
  rule: JSONColumnType<CollectionRule> | null
  hidden: boolean
  inMenu: boolean
  position: number
  version: number
}

export type CollectionProductsTable = { collectionId: string; productId: string; position: number }

/** Slugs that collections had before. */
export type OldCollectionsTable = { slug: string; collectionId: string }

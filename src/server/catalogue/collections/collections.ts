import type { CollectionRule } from '../../db/tables/collection-tables.ts'
import type { LiveValue } from '../../notices/live-value.ts'

/** A collection as it is stored; `rule` is null where the owner chose the products. */
export type CollectionRow = {
  id: string
  slug: string
  name: string
  intro: string
  rule: CollectionRule | null
  hidden: boolean
  inMenu: boolean
  version: number
}

/** The shop's collections at a moment. */
export type Collections = {
  rows: readonly CollectionRow[]
  /** The id of the collection that a former slug leads to. */
  old: ReadonlyMap<string, string>
}

export type OpenCollections = LiveValue<Collections>

/** The collection of a slug, or of a former one. */
export const findCollection = ({ rows, old }: Collections, slug: string): CollectionRow | undefined =>
  rows.find(row => row.slug === slug) ?? rows.find(({ id }) => id === old.get(slug))

/** New ones are counted from full hours on, so that a kept page is right until the next. */
export const ruleStepMs = 3_600_000

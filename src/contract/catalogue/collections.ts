import { z } from 'zod'
import { Amount } from '../amounts.ts'
import { Id, line, paragraph } from '../text.ts'
import { Code } from './categories.ts'
import { foldTag } from './tags.ts'

export const maxCollections = 100
export const maxChosen = 300

/** What finds a collection's products. Whatever is set must hold, and something must be. */
export const CollectionRule = z.object({
  /** Listed in the last so many days. */
  days: z.number().int().min(1).max(365).nullable().default(null),
  /** They cost less than this now. */
  below: Amount.min(0.01).nullable().default(null),
  /** A deal reduces them now. */
  inDeal: z.boolean().default(false),
  /** The code of a category or group. */
  category: Id.nullable().default(null),
  tag: line(30).overwrite(foldTag).nullable().default(null),
})
export type CollectionRule = z.infer<typeof CollectionRule>

/** A new collection. Without a slug its name makes one. */
export const CollectionInput = z.object({
  name: line(60, 'Name is required.'),
  /** What its address ends in; addresses that it had before lead to it. */
  slug: Code.optional(),
  /** What shoppers read below its heading. */
  intro: paragraph(400).default(''),
  /** In no list, but its page opens by its address. */
  hidden: z.boolean().default(false),
  /** Linked where the categories are. */
  inMenu: z.boolean().default(false),
  /** Null for products that are chosen. */
  rule: CollectionRule.nullable().default(null),
  /** The chosen products in their order; not used with a rule. */
  products: z.array(Id).max(maxChosen, `Choose at most ${maxChosen} products.`).default([]),
})
export type CollectionInput = z.infer<typeof CollectionInput>

/** Everything about a collection but its place; refused if it has changed since `version` was read. */
export const CollectionEdit = CollectionInput.extend({
  version: z.number().int().min(1).max(1_000_000_000),
})
export type CollectionEdit = z.infer<typeof CollectionEdit>

/** All collections in their new order; refused unless they are all of them. */
export const CollectionOrder = z.object({ ids: z.array(Id).min(1).max(maxCollections) })
export type CollectionOrder = z.infer<typeof CollectionOrder>

const ShownCollection = z.object({ slug: z.string(), name: z.string(), intro: z.string() })

/** The collections that are not hidden, in their order. */
export const ShownCollections = z.object({ collections: z.array(ShownCollection) })
export type ShownCollections = z.infer<typeof ShownCollections>

const StaffCollection = ShownCollection.extend({
  _id: Id,
  hidden: z.boolean(),
  inMenu: z.boolean(),
  rule: z
    .object({
      days: z.number().nullable(),
      below: z.number().nullable(),
      inDeal: z.boolean(),
      category: z.string().nullable(),
      tag: z.string().nullable(),
    })
    .nullable(),
  /** The chosen products that are not deleted, drafts too. */
  products: z.array(z.object({ _id: Id, title: z.string(), picture: z.string().optional() })),
  version: z.number().int(),
  /** Slugs that lead to it. */
  oldSlugs: z.array(z.string()),
})
export type StaffCollection = z.infer<typeof StaffCollection>

/** All collections as the staff see them, in their order. */
export const CollectionList = z.object({ collections: z.array(StaffCollection) })
export type CollectionList = z.infer<typeof CollectionList>

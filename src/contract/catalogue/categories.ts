import { z } from 'zod'
import { mediaIdOf } from '../pictures.ts'
import { Id, line, paragraph } from '../text.ts'
import { audiences } from './audiences.ts'

/** A category's public id, which its address ends in. */
export const Code = z
  .string()
  .max(60)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Use small letters and digits for the address, joined by hyphens, for example party-wear.',
  )

export const maxCategories = 200

/** The least size, in pixels, that looks sharp on its tile. */
export const leastCategoryPicture = { width: 480, height: 480 }

/** How many times it was changed since it was made, 1 at first. */
const Version = z.number().int().min(1).max(1_000_000_000)

const details = {
  name: line(60, 'Name is required.'),
  /** The group that it is in; null for a group. */
  parent: Id.nullable(),
  /** What shoppers read below its heading. */
  intro: paragraph(400).default(''),
  /** The address of an uploaded picture, which stands beside its heading and on its tiles; '' for none. */
  picture: z
    .string()
    .max(200)
    .refine(
      url => url === '' || mediaIdOf(url) !== null,
      'Upload a picture; one from elsewhere cannot be used.',
    )
    .default(''),
  hidden: z.boolean().default(false),
  /** For whom its pieces are, which feeds tell; '' leaves it to the group, and a group's says nothing. Left out: as it is. */
  audience: z.enum(['', ...audiences], 'Choose for whom it is.').optional(),
}

/** A new category or group; without a code its name makes one. It comes last. */
export const NewCategory = z.object({ ...details, code: Code.optional() })
export type NewCategory = z.infer<typeof NewCategory>

/** Everything about a category but its code and its place; refused if it has changed since `version` was read. */
export const CategoryEdit = z.object({ ...details, version: Version })
export type CategoryEdit = z.infer<typeof CategoryEdit>

/** The categories of a group, or with null the groups, in their new order; refused unless they are all of them. */
export const CategoryOrder = z.object({
  parent: Id.nullable(),
  codes: z.array(Id).min(1).max(maxCategories),
})
export type CategoryOrder = z.infer<typeof CategoryOrder>

/** Where the products of a category go, or the categories of a group. */
export const CategoryMerge = z.object({ into: Id, version: Version })
export type CategoryMerge = z.infer<typeof CategoryMerge>

const StaffCategory = z.object({
  code: z.string(),
  name: z.string(),
  parent: z.string().nullable(),
  intro: z.string(),
  picture: z.string(),
  audience: z.enum(['', ...audiences]),
  hidden: z.boolean(),
  version: z.number().int(),
  /** Its products that are not deleted, drafts too; for a group those of its categories. */
  products: z.number().int(),
  /** Deleted products, which can still be restored. */
  deleted: z.number().int(),
  /** Codes that lead to it, of merged ones and its own former ones. */
  oldCodes: z.array(z.string()),
})
export type StaffCategory = z.infer<typeof StaffCategory>

/** All groups and categories, each group before its categories, in the order of the menus. */
export const CategoryList = z.object({ categories: z.array(StaffCategory) })
export type CategoryList = z.infer<typeof CategoryList>

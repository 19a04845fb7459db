import type { Generated } from 'kysely'
import type { Audience } from '../../../contract/catalogue/audiences.ts'

/** Groups and the categories in them. Without a row the shop has the specification's ten. `intro` null: none was written. */
export type CategoriesTable = {
  code: string
  parent: string | null
  name: string
  intro: string | null
  /** The address of its own picture; '' for none. */
  picture: string
  /** For whom its pieces are; '' where nobody has said, or its group says it. */
  audience: Audience | ''
  position: number
  hidden: boolean
  version: number
}

/** Codes that categories had, and those of categories that were merged into others. */
export type OldCategoriesTable = { code: string; leadsTo: string; isRename: Generated<boolean> }

import type { Audience } from '../../../contract/catalogue/audiences.ts'
import {
  type CategoryGroup,
  categoryOf,
  type PlacedCategory,
} from '../../../contract/catalogue/category-groups.ts'
import type { LiveValue } from '../../notices/live-value.ts'

/** A group or category as it is stored; `intro` is null until somebody writes one. */
export type CategoryRow = {
  code: string
  parent: string | null
  name: string
  intro: string | null
  /** The address of its own picture; '' for none. */
  picture: string
  /** For whom its pieces are; '' where nobody has said, or its group says it. */
  audience: Audience | ''
  hidden: boolean
  version: number
}

/** The shop's categories at a moment. */
export type Categories = {
  /** Groups in their order, each followed by its categories in theirs. */
  rows: readonly CategoryRow[]
  groups: readonly CategoryGroup[]
  /** Where the codes of merged categories lead. */
  old: ReadonlyMap<string, string>
  /** What shoppers read below a category's heading. */
  introOf: (code: string) => string
}

export type OpenCategories = LiveValue<Categories>

/** For what only reads them. */
export type CurrentCategories = Pick<OpenCategories, 'current'>

/** The category of a code or of a code that leads to it. */
export const findCategory = ({ groups, old }: Categories, code: string): PlacedCategory | undefined =>
  categoryOf(groups, code) ?? categoryOf(groups, old.get(code) ?? '')

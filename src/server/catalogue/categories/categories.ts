import type { Audience } from '../../../contract/catalogue/audiences.ts'
import {
  type CategoryGroup,
  categoryOf,
  categoryOrGroup,
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
  /** Where former codes lead, and those of merged categories. */
  old: ReadonlyMap<string, string>
  /** Which of them a category has had itself. */
  renamed: ReadonlySet<string>
  /** What shoppers read below a category's heading. */
  introOf: (code: string) => string
}

export type OpenCategories = LiveValue<Categories>

/** For what only reads them. */
export type CurrentCategories = Pick<OpenCategories, 'current'>

/** The category of a code or of a code that leads to it. */
export const findCategory = ({ groups, old }: Categories, code: string): PlacedCategory | undefined =>
  categoryOf(groups, code) ?? categoryOf(groups, old.get(code) ?? '')

/** The same, or the whole group of a code. */
export const findCategoryOrGroup = (categories: Categories, code: string): PlacedCategory | undefined =>
  findCategory(categories, code) ?? categoryOrGroup(categories.groups, code)

/** The codes of the categories in a group, or the one that a code leads to; none for one that is gone. */
export function codesOf(categories: Categories, code: string): string[] {
  const group = categories.groups.find(each => each.code === code)
  if (group) return group.categories.map(each => each.code)
  return [findCategory(categories, code)?.code ?? []].flat()
}

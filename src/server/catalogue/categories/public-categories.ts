import type { Audience } from '../../../contract/catalogue/audiences.ts'
import type { PlacedCategory } from '../../../contract/catalogue/category-groups.ts'
import { type Categories, type CategoryRow, findCategory, findCategoryOrGroup } from './categories.ts'
import { firstCategories } from './first-categories.ts'

/** What feeds of products say of a category: its path, and for whom its pieces are. */
type FeedCategory = {
  code: string
  type: string
  audience: Audience | null
  /** Whether it is still one of the specification's, of which more is known. */
  isSpecified: boolean
}

/** A renamed or moved one may hold anything. */
const isSpecified = (row: CategoryRow | undefined): boolean =>
  firstCategories.some(
    first => first.code === row?.code && first.name === row.name && first.parent === row.parent,
  )

/** What pages show of the categories: all of them everywhere, and more about the one whose page it is. */
export function publicCategories(categories: Categories) {
  const rowOf = (code: string) => categories.rows.find(row => row.code === code)
  const categoryPage = (code: string): (PlacedCategory & { intro: string; picture: string }) | undefined => {
    const category = findCategoryOrGroup(categories, code)
    if (!category) return undefined
    const picture = rowOf(category.code)?.picture ?? ''
    return { ...category, intro: categories.introOf(category.code), picture }
  }
  const feedCategory = (code: string): FeedCategory | undefined => {
    const category = findCategory(categories, code)
    if (!category) return undefined
    const [row, group] = [rowOf(category.code), rowOf(category.group.code)]
    return {
      code: category.code,
      type: `${category.group.name} > ${category.name}`,
      audience: row?.audience || group?.audience || null,
      isSpecified: isSpecified(row) && isSpecified(group),
    }
  }
  return { groups: categories.groups, categoryPage, feedCategory }
}

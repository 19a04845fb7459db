import type { PlacedCategory } from '../../../contract/category-groups.ts'
import { type Categories, findCategory } from './categories.ts'

/** What pages show of the categories: all of them everywhere, and more about the one whose page it is. */
export function publicCategories(categories: Categories) {
  const categoryPage = (code: string): (PlacedCategory & { intro: string; picture: string }) | undefined => {
    const category = findCategory(categories, code)
    if (!category) return undefined
    const row = categories.rows.find(each => each.code === category.code)
    return { ...category, intro: categories.introOf(category.code), picture: row?.picture ?? '' }
  }
  return { groups: categories.groups, categoryPage }
}

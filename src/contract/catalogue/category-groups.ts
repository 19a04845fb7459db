/** A category as every page knows it. One that is hidden is in no menu; its page opens by its address. */
export type Category = { code: string; name: string; hidden: boolean }
/** The two levels of the shop: groups such as Women, with the categories that products are in. */
export type CategoryGroup = Category & { categories: Category[] }
/** A category with its group. */
export type PlacedCategory = Category & { group: Category }

/** The category of a code, or undefined for a code that is none, such as a group's. */
export function categoryOf(groups: readonly CategoryGroup[], code: string): PlacedCategory | undefined {
  for (const { categories, ...group } of groups) {
    const category = categories.find(each => each.code === code)
    if (category) return { ...category, group, hidden: category.hidden || group.hidden }
  }
  return undefined
}

/** What the page of a code lists: a category, or a whole group, which is its own group then. */
export function categoryOrGroup(groups: readonly CategoryGroup[], code: string): PlacedCategory | undefined {
  const group = groups.find(each => each.code === code)
  if (!group) return categoryOf(groups, code)
  const { categories: _, ...itself } = group
  return { ...itself, group: itself }
}

export const isGroup = ({ code, group }: Pick<PlacedCategory, 'code' | 'group'>): boolean =>
  code === group.code

/** What menus show: groups and categories that are not hidden; no group without categories. */
export const shownGroups = (groups: readonly CategoryGroup[]): CategoryGroup[] =>
  groups.flatMap(group => {
    const categories = group.categories.filter(({ hidden }) => !hidden)
    return group.hidden || categories.length === 0 ? [] : [{ ...group, categories }]
  })

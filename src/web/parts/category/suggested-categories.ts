import { categoryOf, shownGroups } from '../../../contract/catalogue/category-groups.ts'
import { useGroups } from '../use-public-shop.ts'

type Suggested = { code: string; name: string }

/** Names that say more than the specification's own, which two groups share. */
const preferred = [
  { code: 'w-chickankari', name: 'Chikankari', called: 'Chikankari' },
  { code: 'w-printed-kurta', name: 'Printed Kurta', called: 'Women’s printed kurtas' },
  { code: 'k-froks', name: 'Frocks', called: 'Frocks' },
  { code: 'k-printed-kurta', name: 'Printed Kurta', called: 'Kids’ printed kurtas' },
]

/** Categories to suggest when a search found nothing: those preferred, or the first of each group where none is left. */
export function useSuggestedCategories(): Suggested[] {
  const groups = useGroups()
  const known = preferred.flatMap(({ code, name, called }): Suggested[] => {
    const category = categoryOf(groups, code)
    return category && !category.hidden
      ? [{ code, name: category.name === name ? called : category.name }]
      : []
  })
  if (known.length > 0) return known
  return shownGroups(groups)
    .flatMap(({ categories }) => categories.slice(0, 2))
    .slice(0, preferred.length)
}

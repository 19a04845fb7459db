import { CategoryLinks } from '../../parts/category/category-links.tsx'
import { categoriesLabel } from '../../parts/category/category-title.ts'
import { useShownGroups } from '../../parts/use-public-shop.ts'

/** Links to all categories, below the list of all products. */
export function AllCategories() {
  return useShownGroups().map(({ code, name, categories }) => (
    <section key={code} className="mt-10">
      <h2 className="mb-3 font-display text-display-s">{name}</h2>
      <CategoryLinks label={categoriesLabel({ name })} links={categories} />
    </section>
  ))
}

import { categories } from '../../../contract/categories.ts'
import { CategoryLinks } from '../../parts/category/category-links.tsx'
import { zoneNames } from '../../parts/category/zone-names.ts'

/** Links to all categories, below the list of all products. */
export function AllCategories() {
  return (['women', 'kids'] as const).map(zone => (
    <section key={zone} className="mt-10">
      <h2 className="mb-3 font-display text-display-s">{zoneNames[zone]}</h2>
      <CategoryLinks
        label={`Categories for ${zoneNames[zone]}`}
        links={categories.filter(category => category.zone === zone)}
      />
    </section>
  ))
}

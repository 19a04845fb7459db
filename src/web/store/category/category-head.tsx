import { type CategoryCode, categories } from '../../../contract/categories.ts'
import { CategoryBreadcrumbs } from '../../parts/category/category-breadcrumbs.tsx'
import { CategoryLinks } from '../../parts/category/category-links.tsx'
import { zoneNames } from '../../parts/category/zone-names.ts'
import { usePublicShop } from '../../parts/use-public-shop.ts'
import { categoryIntros } from './category-intros.ts'

type Props = { category: (typeof categories)[number] & { code: CategoryCode } }

/** The category's heading, intro and neighbours; shown also when its list fails. */
export function CategoryHead({ category: { code, name, zone } }: Props) {
  const shop = usePublicShop()
  return (
    <>
      <CategoryBreadcrumbs code={code} />
      <h1 className="mt-4 font-display text-display-l lg:mt-6">{name}</h1>
      {/* They tell of the demo's cloth. */}
      {shop?.isDemo && <p className="mt-3 max-w-text text-ink-2">{categoryIntros[code]}</p>}
      <CategoryLinks
        label={`Categories for ${zoneNames[zone]}`}
        links={categories.filter(category => category.zone === zone)}
        current={code}
        className="mt-6"
      />
    </>
  )
}

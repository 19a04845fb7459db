import type { CategoryPage } from '../../api/context.ts'
import { CategoryBreadcrumbs } from '../../parts/category/category-breadcrumbs.tsx'
import { CategoryLinks } from '../../parts/category/category-links.tsx'
import { useShownGroups } from '../../parts/use-public-shop.ts'

type Props = { category: Omit<CategoryPage, 'intro'> & { intro?: string } }

/** The category's heading, intro and neighbours; shown also when its list fails. */
export function CategoryHead({ category: { code, name, group, intro } }: Props) {
  const links = useShownGroups().find(shown => shown.code === group.code)?.categories ?? []
  return (
    <>
      <CategoryBreadcrumbs code={code} />
      <h1 className="mt-4 font-display text-display-l lg:mt-6">{name}</h1>
      {intro && <p className="mt-3 max-w-text whitespace-pre-line text-ink-2">{intro}</p>}
      <CategoryLinks label={`Categories for ${group.name}`} links={links} current={code} className="mt-6" />
    </>
  )
}

import type { CategoryPage } from '../../api/context.ts'
import { CategoryBreadcrumbs } from '../../parts/category/category-breadcrumbs.tsx'
import { CategoryLinks } from '../../parts/category/category-links.tsx'
import { categoriesLabel } from '../../parts/category/category-title.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { useShownGroups } from '../../parts/use-public-shop.ts'

type Props = { category: Omit<CategoryPage, 'intro' | 'picture'> & Partial<CategoryPage> }

/** The category's heading, intro and neighbours; shown also when its list fails. */
export function CategoryHead({ category: { code, name, group, intro, picture } }: Props) {
  const categories = useShownGroups().find(shown => shown.code === group.code)?.categories ?? []
  const links = [{ code: group.code, name: 'All' }, ...categories]
  return (
    <>
      <CategoryBreadcrumbs code={code} />
      <div className="flex items-start justify-between gap-6">
        <div>
          <h1 className="mt-4 font-display text-display-l lg:mt-6">{name}</h1>
          {intro && <p className="mt-3 max-w-text whitespace-pre-line text-ink-2">{intro}</p>}
        </div>
        {picture && (
          <Picture
            src={picture}
            alt=""
            sizes="(min-width: 1024px) 208px, 96px"
            loading="eager"
            className="mt-4 aspect-square w-24 shrink-0 lg:w-52"
          />
        )}
      </div>
      <CategoryLinks label={categoriesLabel(group)} links={links} current={code} className="mt-6" />
    </>
  )
}

import { categoryOf } from '../../../contract/categories.ts'
import { apiContext } from '../../api/context.ts'
import { zoneNames } from '../../parts/category/zone-names.ts'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { errorPageText } from '../../parts/error-page/error-page-text.ts'
import { BrowsedList } from '../../parts/product-list/browsed-list.tsx'
import { ListFailed } from '../../parts/product-list/list-failed.tsx'
import { hasFilters } from '../../parts/seo/has-filters.ts'
import { ListJsonLd } from '../../parts/seo/list-json-ld.tsx'
import { publicPageMeta } from '../../parts/seo/public-page-meta.ts'
import { unnamedShop } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/page.ts'
import { CategoryHead } from './category-head.tsx'
import { categoryIntros } from './category-intros.ts'
import { EmptyCategory } from './empty-category.tsx'
import { loadCategory } from './load-category.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadCategory(context.get(apiContext), params.cid, url.searchParams)

export const meta: Route.MetaFunction = ({ loaderData, matches, params, location }) => {
  const category = categoryOf(params.cid)
  if (!category) return [{ title: `Page not found · ${matches[0].loaderData?.shop.name ?? unnamedShop}` }]
  const title = `${category.name} for ${zoneNames[category.zone]}`
  const shop = matches[0].loaderData?.shop
  return publicPageMeta(matches, {
    title,
    description: shop?.isDemo ? categoryIntros[category.code] : `${title} at ${shop?.name ?? unnamedShop}`,
    path: paths.category(category.code),
    picture: loaderData?.list.products[0]?.pictures[0],
    indexed: !hasFilters(location.search),
  })
}

export default function CategoryPage({ loaderData: { category, list, newest } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-3 pb-16 lg:pt-5">
      <ListJsonLd category={category} products={list.products} />
      <CategoryHead category={category} />
      {list.all > 0 ? (
        <BrowsedList list={list} heading="New Arrivals" />
      ) : (
        <EmptyCategory name={category.name} newest={newest} />
      )}
    </div>
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const category = categoryOf(params.cid ?? '')
  if (!category) return <ErrorPage {...errorPageText(error)} />
  return (
    <div className="page-width pt-3 pb-16 lg:pt-5">
      <CategoryHead category={category} />
      <ListFailed error={error} />
    </div>
  )
}

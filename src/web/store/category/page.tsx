import { categoryOrGroup, isGroup } from '../../../contract/catalogue/category-groups.ts'
import { apiContext, shopContext } from '../../api/context.ts'
import { categoryTitle } from '../../parts/category/category-title.ts'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { errorPageText } from '../../parts/error-page/error-page-text.ts'
import { BrowsedList } from '../../parts/product-list/browsed-list.tsx'
import { ListFailed } from '../../parts/product-list/list-failed.tsx'
import { hasFilters } from '../../parts/seo/has-filters.ts'
import { ListJsonLd } from '../../parts/seo/list-json-ld.tsx'
import { publicPageMeta } from '../../parts/seo/public-page-meta.ts'
import { unnamedShop, useCategory } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/page.ts'
import { CategoryHead } from './category-head.tsx'
import { EmptyCategory } from './empty-category.tsx'
import { loadCategory } from './load-category.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { categoryPage, timeZone } = context.get(shopContext)
  const asked = { code: params.cid, category: categoryPage(params.cid), timeZone }
  return loadCategory(context.get(apiContext), asked, url.searchParams)
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params, location }) => {
  const shop = matches[0].loaderData?.shop
  const category = loaderData?.category ?? categoryOrGroup(shop?.groups ?? [], params.cid)
  if (!category) return [{ title: `Page not found · ${shop?.name ?? unnamedShop}` }]
  const title = categoryTitle(category)
  return publicPageMeta(matches, {
    title,
    description: loaderData?.category.intro || `${title} at ${shop?.name ?? unnamedShop}`,
    path: paths.category(category.code),
    picture: loaderData?.category.picture
      ? { url: loaderData.category.picture, alt: title }
      : loaderData?.list.products[0]?.pictures[0],
    indexed: !hasFilters(location.search) && !category.hidden,
  })
}

export default function CategoryPage({ loaderData: { category, list, newest } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-3 pb-16 lg:pt-5">
      <ListJsonLd
        name={category.name}
        path={paths.category(category.code)}
        products={list.products}
        group={isGroup(category) ? undefined : category.group}
      />
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
  const category = useCategory(params.cid ?? '')
  if (!category) return <ErrorPage {...errorPageText(error)} />
  return (
    <div className="page-width pt-3 pb-16 lg:pt-5">
      <CategoryHead category={category} />
      <ListFailed error={error} />
    </div>
  )
}

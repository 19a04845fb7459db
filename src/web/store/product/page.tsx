import { type ComponentType, lazy, Suspense } from 'react'
import { isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { apiContext } from '../../api/context.ts'
import { CategoryBreadcrumbs } from '../../parts/category/category-breadcrumbs.tsx'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { errorPageText, notFound } from '../../parts/error-page/error-page-text.ts'
import type { CardProduct } from '../../parts/product/card-product.ts'
import { ProductGrid } from '../../parts/product/product-grid.tsx'
import { RecentlyViewed } from '../../parts/recently-viewed/recently-viewed.tsx'
import { ProductJsonLd } from '../../parts/seo/product-json-ld.tsx'
import { productMeta } from '../../parts/seo/product-meta.ts'
import { unnamedShop } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/page.ts'
import { AfterAdding } from './added/after-adding.tsx'
import type { GoesWithProps } from './goes-with/goes-with.tsx'
import { loadCharts, loadLinks, loadProduct, loadSimilar, withFirst } from './load-product.ts'
import { ProductView } from './product-view.tsx'

// Few products have any of it, so the others do not load it.
const GoesWith = lazy<ComponentType<GoesWithProps>>(() =>
  import('./goes-with/goes-with.tsx').then(
    module => ({ default: module.GoesWith }),
    // The page is whole without it.
    () => ({ default: () => null }),
  ),
)

const ProductGone = lazy<ComponentType<{ newest: CardProduct[] }>>(() =>
  import('./product-gone.tsx').then(
    module => ({ default: module.ProductGone }),
    () => ({ default: () => <ErrorPage {...notFound} /> }),
  ),
)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const product = await loadProduct(api, params.pId)
  redirectOldSlug(params.pId, product, url.search)
  const [similar, charts, { pair, look, instead }] = await Promise.all([
    loadSimilar(api, product),
    loadCharts(api, product),
    loadLinks(api, product),
  ])
  // For those who read the page without its scripts: what the visitor chooses later is in the address.
  const colour = url.searchParams.get('color')
  return { product, colour, pair, look, alike: withFirst(instead, similar), charts }
}

/** A choice changes only the address; nothing needs loading. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change
  const onlyChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlyChoice ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shopName = matches[0].loaderData?.shop.name ?? unnamedShop
  if (!loaderData) return [{ title: `No longer available · ${shopName}` }]
  return productMeta(matches, loaderData.product, loaderData.colour)
}

export default function ProductPage({
  loaderData: { product, colour, pair, look, alike, charts },
}: Route.ComponentProps) {
  return (
    <AfterAdding>
      <div className="page-width pt-3 pb-24 lg:pt-5 lg:pb-16">
        <ProductJsonLd product={product} colour={colour} pair={pair} />
        <CategoryBreadcrumbs code={product.category} page={product.title} className="mb-5 max-lg:hidden" />
        {/* A new product starts with its own first picture and choice. */}
        <ProductView
          key={product._id}
          product={product}
          charts={charts}
          alike={alike.length > 0 ? '#alike' : null}
        />
        {pair.length + look.length > 0 && (
          <Suspense fallback={null}>
            <GoesWith key={`goes with ${product._id}`} product={product} pair={pair} look={look} />
          </Suspense>
        )}
        {alike.length > 0 && (
          <section aria-labelledby="alike" className="mt-16 lg:mt-28">
            <h2 id="alike" className="mb-6 font-display text-display-l">
              You may also like
            </h2>
            <ProductGrid products={alike} eager={0} />
          </section>
        )}
        <RecentlyViewed current={product._id} />
        {/* On a phone the first screen belongs to the product. */}
        <CategoryBreadcrumbs
          code={product.category}
          page={product.title}
          className="mt-10 lg:hidden [&_li:last-child]:hidden"
        />
      </div>
    </AfterAdding>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const newest = newestIn(error)
  if (!newest) return <ErrorPage {...errorPageText(error)} />
  return (
    <Suspense fallback={null}>
      <ProductGone newest={newest} />
    </Suspense>
  )
}

/** The data `loadProduct` throws with its 404. */
function newestIn(error: unknown): CardProduct[] | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null
  // Only `loadProduct` throws a 404 on this route.
  return (error.data as { newest: CardProduct[] }).newest
}

/** Throws a redirect to a renamed product's current address, keeping the choice. */
function redirectOldSlug(address: string, { _id, slug }: Product, search: string): void {
  if (address === slug || address === _id) return
  // Permanent but not cached: if the old slug is used again, a cached redirect would loop.
  throw redirect(paths.product(slug) + search, { status: 301, headers: { 'cache-control': 'no-cache' } })
}

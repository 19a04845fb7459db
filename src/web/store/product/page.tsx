import { Suspense } from 'react'
import { isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { apiContext, shopContext } from '../../api/context.ts'
import { AfterAdding } from '../../parts/buy/added/after-adding.tsx'
import { CategoryBreadcrumbs } from '../../parts/category/category-breadcrumbs.tsx'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { errorPageText, notFound } from '../../parts/error-page/error-page-text.ts'
import { type CardProduct, dealNote } from '../../parts/product/card-product.ts'
import { RecentlyViewed } from '../../parts/recently-viewed/recently-viewed.tsx'
import { ProductJsonLd } from '../../parts/seo/product-json-ld.tsx'
import { productMeta } from '../../parts/seo/product-meta.ts'
import { unnamedShop } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { Route } from './+types/page.ts'
import { Alike } from './alike/alike.tsx'
import { loadCharts, loadLinks, loadProduct } from './load-product.ts'
import { ProductView } from './product-view.tsx'

// Few products have any of it, so the others do not load it.
const GoesWith = lazyPart(async () => (await import('./goes-with/goes-with.tsx')).GoesWith)

const ProductGone = lazyPart<{ newest: CardProduct[] }>(
  async () => (await import('./product-gone.tsx')).ProductGone,
  () => <ErrorPage {...notFound} />,
)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { timeZone } = context.get(shopContext)
  const product = await loadProduct(api, params.pId, timeZone)
  redirectOldSlug(params.pId, product, url.search)
  const [charts, links] = await Promise.all([loadCharts(api, product), loadLinks(api, product, timeZone)])
  // For those who read the page without its scripts: what the visitor chooses later is in the address.
  const nameOf = (option: string) => url.searchParams.get(option)
  const named = { color: nameOf('color'), size: nameOf('size'), third: nameOf('third') }
  return { product, ...dealNote(product, timeZone), named, links, charts }
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
  return productMeta(matches, loaderData.product, loaderData.named)
}

export default function ProductPage({
  loaderData: { product, deal, named, links, charts },
}: Route.ComponentProps) {
  const { pair, look, instead } = links
  return (
    <AfterAdding>
      <div className="page-width pt-3 pb-24 lg:pt-5 lg:pb-16">
        <ProductJsonLd product={product} named={named} pair={pair} />
        <CategoryBreadcrumbs code={product.category} page={product.title} className="mb-5 max-lg:hidden" />
        {/* A new product starts with its own first picture and choice. */}
        <ProductView key={product._id} product={product} deal={deal} charts={charts} />
        {pair.length + look.length > 0 && (
          <Suspense fallback={null}>
            <GoesWith key={product._id} product={product} pair={pair} look={look} />
          </Suspense>
        )}
        <Alike product={product} instead={instead} />
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

import { data } from 'react-router'
import { apiContext, shopContext } from '../../api/context.ts'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { notFound } from '../../parts/error-page/error-page-text.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { cardsOf } from '../../parts/product/card-product.ts'
import { ProductGrid } from '../../parts/product/product-grid.tsx'
import { RecentlyViewed } from '../../parts/recently-viewed/recently-viewed.tsx'
import type { Route } from './+types/page.ts'

/** Shows the newest products; the page works without them. */
export async function loader({ context }: Route.LoaderArgs) {
  const newest = await context
    .get(apiContext)
    .catalogue.newArrivals({ query: { limit: 4 } })
    .catch(() => [])
  return data({ newest: cardsOf(newest, context.get(shopContext).timeZone) }, 404)
}

export const meta = privatePageMeta(notFound.title)

export default function NotFoundPage({ loaderData: { newest } }: Route.ComponentProps) {
  return (
    <>
      <ErrorPage {...notFound} />
      <div className="page-width pb-8">
        {newest.length > 0 && (
          <section aria-labelledby="newest">
            <h2 id="newest" className="mb-6 font-display text-display-m">
              New Arrivals
            </h2>
            <ProductGrid products={newest} eager={0} />
          </section>
        )}
        <RecentlyViewed />
      </div>
    </>
  )
}

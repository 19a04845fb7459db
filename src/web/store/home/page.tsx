import { data, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { apiContext } from '../../api/context.ts'
import favicon from '../../favicon.svg?url&no-inline'
import { publicPageMeta } from '../../parts/seo/public-page-meta.ts'
import { ShopJsonLd } from '../../parts/seo/shop-json-ld.tsx'
import { unnamedShop } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/page.ts'
import { CraftTiles } from './craft-tiles.tsx'
import { DealOfTheDay } from './deal-of-the-day.tsx'
import { HeroCarousel } from './hero-carousel.tsx'
import { heroSlides } from './hero-slides.ts'
import { allSectionsFailed, loadHome } from './load-home.ts'
import { OrderGreeting } from './order-greeting.tsx'
import { ProductSection } from './product-section.tsx'
import { Testimonials } from './testimonials.tsx'

/** A page without any section answers with an error status, so nobody keeps or indexes it. */
export async function loader({ context }: Route.LoaderArgs) {
  const home = await loadHome(context.get(apiContext))
  return data(home, { status: allSectionsFailed(home) ? 503 : 200 })
}

/** Dismissing the greeting changes only the address; nothing needs loading. */
export function shouldRevalidate({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) {
  const samePage = currentUrl.pathname === nextUrl.pathname
  return samePage && currentUrl.search !== nextUrl.search ? false : rest.defaultShouldRevalidate
}

const [{ picture, alt }] = heroSlides

export const meta: Route.MetaFunction = ({ matches }) => {
  const shopName = matches[0].loaderData?.shop.name ?? unnamedShop
  const title = `${shopName}: chikankari, hand work and prints for women and kids`
  return publicPageMeta(matches, {
    title,
    fullTitle: title,
    description:
      'Kurtas, suits and frocks in chikankari, hand work and block print for women and children. Cash on delivery across Pakistan, exchange within 7 days.',
    path: paths.home(),
    picture: { url: picture.src, alt },
  })
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const { arrivals, deals, hotSelling } = loaderData
  const { shop } = matches[0].loaderData
  const { revalidate, state } = useRevalidator()
  const retry = { onRetry: revalidate, retrying: state === 'loading' }
  return (
    <>
      <h1 className="sr-only">{shop.name}: clothes for women and kids, printed and embroidered by hand</h1>
      <ShopJsonLd phone={shop.phone} logo={favicon} />
      <OrderGreeting />
      <HeroCarousel />
      <ProductSection
        title="New Arrivals"
        products={arrivals}
        failure="The new arrivals did not load."
        more={{ to: paths.search(), label: 'View all' }}
        {...retry}
      />
      <DealOfTheDay offers={deals} {...retry} />
      <ProductSection
        title="Hot Selling"
        products={hotSelling}
        failure="The best sellers did not load."
        {...retry}
      />
      <CraftTiles />
      {/* These customers are made up, so they belong to the demo alone. */}
      {shop.isDemo && <Testimonials />}
    </>
  )
}

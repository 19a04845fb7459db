import { data, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { apiContext } from '../../api/context.ts'
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
import { Welcome } from './welcome.tsx'

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
  const { shop, look } = matches[0].loaderData ?? {}
  const { name = unnamedShop, isDemo = false, policies } = shop ?? {}
  const subject = isDemo ? 'chikankari, hand work and prints for women and kids' : policies?.about
  const title = subject ? `${name}: ${subject}` : name
  return publicPageMeta(matches, {
    title,
    fullTitle: title,
    description: isDemo
      ? 'Kurtas, suits and frocks in chikankari, hand work and block print for women and children. Cash on delivery across Pakistan, exchange within 7 days.'
      : title,
    path: paths.home(),
    ...(isDemo && !look?.share && { picture: { url: picture.src, alt } }),
  })
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const { arrivals, deals, hotSelling } = loaderData
  const { shop } = matches[0].loaderData
  const { revalidate, state } = useRevalidator()
  const retry = { onRetry: revalidate, retrying: state === 'loading' }
  return (
    <>
      <ShopJsonLd phone={shop.phone} />
      <OrderGreeting />
      {/* These words and pictures are of the demo's cloth, so they belong to it alone. */}
      {shop.isDemo ? (
        <>
          <h1 className="sr-only">
            {shop.name}: clothes for women and kids, printed and embroidered by hand
          </h1>
          <HeroCarousel />
        </>
      ) : (
        <Welcome shopName={shop.name} about={shop.policies.about} />
      )}
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
      {shop.isDemo && (
        <>
          <CraftTiles />
          <Testimonials />
        </>
      )}
    </>
  )
}

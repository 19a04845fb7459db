import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { apiContext } from '../../api/context.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/page.ts'
import { CraftTiles } from './craft-tiles.tsx'
import { DealOfTheDay } from './deal-of-the-day.tsx'
import { HeroCarousel } from './hero-carousel.tsx'
import { loadHome } from './load-home.ts'
import { OrderGreeting } from './order-greeting.tsx'
import { ProductSection } from './product-section.tsx'
import { Testimonials } from './testimonials.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(apiContext))
}

/** Dismissing the order's greeting changes the address, not the shop. */
export function shouldRevalidate({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) {
  const samePage = currentUrl.pathname === nextUrl.pathname
  return samePage && currentUrl.search !== nextUrl.search ? false : rest.defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const shopName = matches[0].loaderData?.shop.name ?? 'Zari'
  return [
    { title: `${shopName}: chikankari, hand work and prints for women and kids` },
    {
      name: 'description',
      content:
        'Kurtas, suits and frocks in chikankari, hand work and block print for women and children. Cash on delivery across Pakistan, exchange within 7 days.',
    },
  ]
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const { arrivals, deals, hotSelling } = loaderData
  const { revalidate, state } = useRevalidator()
  const retry = { onRetry: revalidate, retrying: state === 'loading' }
  return (
    <>
      <h1 className="sr-only">
        {matches[0].loaderData.shop.name}: clothes for women and kids, printed and worked by hand
      </h1>
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
      <Testimonials />
    </>
  )
}

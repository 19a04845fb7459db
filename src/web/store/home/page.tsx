import { data, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { apiContext, shopContext } from '../../api/context.ts'
import { publicPageMeta } from '../../parts/seo/public-page-meta.ts'
import { ShopJsonLd } from '../../parts/seo/shop-json-ld.tsx'
import { unnamedShop } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/page.ts'
import { HomePart } from './home-part.tsx'
import { allPartsFailed, loadHome } from './load-home.ts'
import { OrderGreeting } from './order-greeting.tsx'
import { StaffBarForStaff } from './staff-bar-for-staff.tsx'
import { Welcome } from './welcome.tsx'

/** A page of which nothing loaded answers with an error status, so nobody keeps or indexes it. */
export async function loader({ context }: Route.LoaderArgs) {
  const home = await loadHome(context.get(apiContext), context.get(shopContext))
  return data(home, { status: allPartsFailed(home) ? 503 : 200 })
}

/** Dismissing the greeting changes only the address; nothing needs loading. */
export function shouldRevalidate({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) {
  const samePage = currentUrl.pathname === nextUrl.pathname
  return samePage && currentUrl.search !== nextUrl.search ? false : rest.defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const hero = loaderData?.parts.find(part => part.kind === 'hero')
  const slide = hero?.slides[0]
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
    ...(slide && !look?.share && { picture: { url: slide.picture.source.src, alt: slide.alt } }),
  })
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const { parts } = loaderData
  const { shop } = matches[0].loaderData
  const { revalidate, state } = useRevalidator()
  const retry = { onRetry: revalidate, retrying: state === 'loading' }
  return (
    <>
      <ShopJsonLd shop={shop} />
      <StaffBarForStaff />
      <OrderGreeting />
      {parts.some(({ kind }) => kind === 'hero') ? (
        <h1 className="sr-only">
          {/* These words are of the demo's cloth, so they belong to it alone. */}
          {shop.isDemo
            ? `${shop.name}: clothes for women and kids, printed and embroidered by hand`
            : [shop.name, shop.policies.about].filter(Boolean).join(': ')}
        </h1>
      ) : (
        <Welcome shopName={shop.name} about={shop.policies.about} />
      )}
      {parts.map((part, nth) => (
        // The parts have no names of their own, and their order changes only with the page.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <HomePart key={nth} part={part} first={nth === 0} {...retry} />
      ))}
    </>
  )
}

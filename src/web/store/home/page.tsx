import { Suspense } from 'react'
import { data, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { apiContext, type PublicSettings, shopContext } from '../../api/context.ts'
import { useSession } from '../../api/session.ts'
import { HomePart } from '../../parts/home/home-part.tsx'
import { allPartsFailed, loadHome } from '../../parts/home/load-home.ts'
import { publicPageMeta } from '../../parts/seo/public-page-meta.ts'
import { ShopJsonLd } from '../../parts/seo/shop-json-ld.tsx'
import { unnamedShop } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { Route } from './+types/page.ts'
import { OrderGreeting } from './order-greeting.tsx'

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
  const title = homeTitle(shop)
  const { homeDescription, shareText, google, bing } = shop?.search ?? {}
  const description = homeDescription || title
  return [
    ...publicPageMeta(matches, {
      title,
      fullTitle: title,
      description,
      shareText: shareText || description,
      path: paths.home(),
      ...(slide && !look?.share && { picture: { url: slide.picture.source.src, alt: slide.alt } }),
    }),
    // By these a search engine knows that the shop is its owner's.
    ...(google ? [{ name: 'google-site-verification', content: google }] : []),
    ...(bing ? [{ name: 'msvalidate.01', content: bing }] : []),
  ]
}

/** "Zari: prints for women", as search engines and screen readers name the page. */
const homeTitle = (shop?: Pick<PublicSettings, 'name' | 'search' | 'policies'>): string => {
  const { name, search, policies } = shop ?? {}
  return [name ?? unnamedShop, search?.homeTitle || policies?.about].filter(Boolean).join(': ')
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
        <h1 className="sr-only">{homeTitle(shop)}</h1>
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

const StaffBar = lazyPart(async () => (await import('./staff-bar.tsx')).StaffBar)

/** Shoppers load nothing of it. */
const StaffBarForStaff = () =>
  useSession()?.userType === 'admin' && (
    <Suspense>
      <StaffBar />
    </Suspense>
  )

/** The head of the home page in the owner's own words, as far as there are any. */
const Welcome = ({ shopName, about }: { shopName: string; about: string }) => (
  <div className="page-width pt-10 lg:pt-16">
    <h1 className="wrap-anywhere font-display text-display-xl">{shopName}</h1>
    {about && <p className="mt-3 max-w-text text-body-l text-ink-2">{about}</p>}
  </div>
)

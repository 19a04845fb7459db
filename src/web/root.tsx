import { fontFiles } from 'virtual:font-files'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { apiContext, shopContext } from './api/context.ts'
import type { PageLook } from './parts/look/page-look.ts'
import { paths } from './paths.ts'
import './api/zod-settings.ts'
import { ErrorPage } from './parts/error-page/error-page.tsx'
import { errorPageText } from './parts/error-page/error-page-text.ts'
import { currentLink } from './parts/links/current-link.ts'
import { pageLook } from './parts/look/page-look.ts'
import { publicOrigin } from './parts/public-origin.ts'
import { RouteAnnouncer } from './parts/route-announcer.tsx'
import { DemoBand } from './parts/shell/demo-band.tsx'
import { demoNotice } from './parts/shell/demo-notice.ts'
import { footColumns } from './parts/shell/foot-columns.ts'
import { Frame } from './parts/shell/frame.tsx'
import { PendingBar } from './parts/shell/pending-bar.tsx'
import { unnamedShop } from './parts/use-public-shop.ts'
import './styles/app.css'
import { SkipLink } from './ui/skip-link.tsx'
import { ToastProvider } from './ui/toast-provider.tsx'

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const shopName = loaderData?.shop.name ?? unnamedShop
  return [{ title: error ? `${errorPageText(error).title} · ${shopName}` : shopName }]
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const [api, wholeShop] = [context.get(apiContext), context.get(shopContext)]
  const {
    look,
    categoryPage: _,
    feedCategory: _____,
    collectionPage: __,
    homeParts: ___,
    homePictures: ____,
    ...shop
  } = wholeShop
  const { announcementLink } = shop.policies
  const [columns, leadsTo] = await Promise.all([
    footColumns(api, wholeShop),
    currentLink(announcementLink, api, wholeShop),
  ])
  return {
    shop: { ...shop, policies: { ...shop.policies, announcementLink: leadsTo ?? '' } },
    columns,
    look: pageLook(look, shop.name, fontFiles),
    origin: publicOrigin(shop, url),
    notice: shop.isDemo ? demoNotice : null,
  }
}

/** The shop's settings change only for its owner while a page is open, whose page then asks for them at the same address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export function Layout({ children }: { children: ReactNode }) {
  const { notice, look, shop } = useRouteLoaderData<typeof loader>('root') ?? {}
  const bands = [notice, shop?.policies.announcement].filter(Boolean).length
  return (
    <html lang="en" data-bands={bands} data-time-zone={shop?.timeZone}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {look && <LookLinks look={look} />}
      </head>
      <body>
        <SkipLink />
        <ToastProvider>
          {/* Before all links, which show by it that they were pressed. */}
          <PendingBar />
          {notice && <DemoBand notice={notice} />}
          <Frame>
            <main id="main" tabIndex={-1}>
              {children}
            </main>
          </Frame>
        </ToastProvider>
        <RouteAnnouncer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const development = import.meta.env.DEV && error instanceof Error
  return <ErrorPage {...errorPageText(error)} details={development ? error.stack : undefined} />
}

/** What the head of every page says of the shop's look. */
const LookLinks = ({ look: { css, fonts, ground, icon, touchIcon } }: { look: PageLook }) => (
  <>
    <meta name="theme-color" content={ground} />
    {fonts.map(href => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    ))}
    <link rel="icon" {...icon} />
    {touchIcon && <link rel="apple-touch-icon" href={touchIcon} />}
    <link rel="manifest" href={paths.manifest()} />
    {css && <style>{css}</style>}
  </>
)

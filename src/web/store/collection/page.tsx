import { Link } from 'react-router'
import { apiContext, shopContext } from '../../api/context.ts'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { errorPageText } from '../../parts/error-page/error-page-text.ts'
import { BrowsedList } from '../../parts/product-list/browsed-list.tsx'
import { useKeptList } from '../../parts/product-list/kept-list.ts'
import { ListFailed } from '../../parts/product-list/list-failed.tsx'
import { hasFilters } from '../../parts/seo/has-filters.ts'
import { ListJsonLd } from '../../parts/seo/list-json-ld.tsx'
import { publicPageMeta } from '../../parts/seo/public-page-meta.ts'
import { unnamedShop, useMenuCollections } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { plainLink } from '../../ui/text-link.ts'
import type { Route } from './+types/page.ts'
import { loadCollection } from './load-collection.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { collectionPage, timeZone } = context.get(shopContext)
  const asked = { slug: params.slug, collection: collectionPage(params.slug), timeZone }
  return loadCollection(context.get(apiContext), asked, url.searchParams)
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const shopName = matches[0].loaderData?.shop.name ?? unnamedShop
  if (!loaderData) return [{ title: `Page not found · ${shopName}` }]
  const { collection, list } = loaderData
  return publicPageMeta(matches, {
    title: collection.name,
    description: collection.intro || `${collection.name} at ${shopName}`,
    path: paths.collection(collection.slug),
    picture: list.products[0]?.pictures[0],
    indexed: !hasFilters(location.search) && !collection.hidden,
  })
}

export default function CollectionPage({ loaderData: { collection, list } }: Route.ComponentProps) {
  const { slug, name, intro, isChosen } = collection
  return (
    <div className="page-width pt-3 pb-16 lg:pt-5">
      <ListJsonLd name={name} path={paths.collection(slug)} products={list.products} />
      <Breadcrumbs>
        {[
          <Link key="home" to={paths.home()} className={plainLink}>
            Home
          </Link>,
          <span key="page">{name}</span>,
        ]}
      </Breadcrumbs>
      <h1 className="mt-4 font-display text-display-l lg:mt-6">{name}</h1>
      {intro && <p className="mt-3 max-w-text whitespace-pre-line text-ink-2">{intro}</p>}
      {list.all > 0 ? (
        <BrowsedList list={list} heading="Products" usual={isChosen ? 'Featured' : undefined} />
      ) : (
        <EmptyState title={`Nothing in ${name} at the moment`} text="Have a look at everything else.">
          <Link to={paths.search()} className={buttonClass()}>
            See all products
          </Link>
        </EmptyState>
      )}
    </div>
  )
}

/** What was listed before stays. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const known = useMenuCollections().find(({ slug }) => slug === params.slug)
  const kept = useKeptList()
  if (!known && !kept) return <ErrorPage {...errorPageText(error)} />
  return (
    <div className="page-width pt-3 pb-16 lg:pt-5">
      <h1 className="mt-4 font-display text-display-l lg:mt-6">{known?.name ?? 'Collection'}</h1>
      <ListFailed error={error} />
    </div>
  )
}

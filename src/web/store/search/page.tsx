import { useSearchParams } from 'react-router'
import { apiContext, shopContext } from '../../api/context.ts'
import { orErrorPage } from '../../api/or-error-page.ts'
import { CategoryLinks } from '../../parts/category/category-links.tsx'
import { categoriesLabel } from '../../parts/category/category-title.ts'
import { BrowsedList } from '../../parts/product-list/browsed-list.tsx'
import { ListFailed } from '../../parts/product-list/list-failed.tsx'
import { loadList } from '../../parts/product-list/load-list.ts'
import { publicPageMeta } from '../../parts/seo/public-page-meta.ts'
import { useShownGroups } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { NoMatch } from './no-match.tsx'
import { SearchForm } from './search-form.tsx'

/** The API's limit. */
const maxQueryLength = 200

/** Wide screens have the header's field. */
const besideHeaderSearch = 'lg:hidden'

const readQuery = (search: URLSearchParams) => (search.get('q') ?? '').trim().slice(0, maxQueryLength)

export async function loader({ context, url }: Route.LoaderArgs) {
  const words = readQuery(url.searchParams)
  const { browse } = context.get(apiContext).catalogue
  const { timeZone } = context.get(shopContext)
  const scope = words ? { q: words } : {}
  const list = await orErrorPage(loadList({ browse, timeZone }, scope, url.searchParams))
  return { words, list }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const words = loaderData?.words
  return publicPageMeta(matches, {
    title: words ? `Search: ${words}` : 'All products',
    description: 'Search the shop by colour, fabric or craft.',
    path: paths.search(words),
    indexed: false,
  })
}

export default function SearchPage({ loaderData: { words, list } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="font-display text-display-l">Search</h1>
      <SearchForm query={words} className={besideHeaderSearch} />
      {words && list.all === 0 ? (
        <NoMatch words={words} />
      ) : list.all === 0 ? (
        <EmptyState title="Nothing here yet" text="The first pieces are on their way." />
      ) : (
        <BrowsedList
          list={list}
          heading={words ? `Results for “${words}”` : 'All products'}
          words={words || undefined}
          usual={words ? 'Best match' : undefined}
        />
      )}
      {!words && <AllCategories />}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const [search] = useSearchParams()
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="font-display text-display-l">Search</h1>
      <SearchForm query={readQuery(search)} className={besideHeaderSearch} />
      <ListFailed error={error} />
    </div>
  )
}

/** Links to all categories, below the list of all products. */
function AllCategories() {
  return useShownGroups().map(({ code, name, categories }) => (
    <section key={code} className="mt-10">
      <h2 className="mb-3 font-display text-display-s">{name}</h2>
      <CategoryLinks label={categoriesLabel({ name })} links={categories} />
    </section>
  ))
}

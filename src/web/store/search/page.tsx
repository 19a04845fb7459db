import { Link } from 'react-router'
import { categories } from '../../../contract/categories.ts'
import { apiContext } from '../../api/context.ts'
import { pageAnswer } from '../../api/page-answer.ts'
import { CategoryLinks } from '../../parts/category/category-links.tsx'
import { suggestedCategories } from '../../parts/category/suggested-categories.ts'
import { zoneNames } from '../../parts/category/zone-names.ts'
import { publicPageMeta } from '../../parts/found/public-page-meta.ts'
import { allProducts, type ListPage } from '../../parts/product-list/all-products.ts'
import { productCount } from '../../parts/product-list/product-count.ts'
import { ProductList } from '../../parts/product-list/product-list.tsx'
import { readShown } from '../../parts/product-list/shown-part.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { SearchForm } from './search-form.tsx'

/** What the API takes at most. */
const longest = 200

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longest)
  const { search, newArrivals } = context.get(apiContext).product
  const ask = query
    ? (page: ListPage) => search({ body: { query, ...page } })
    : (page: ListPage) => newArrivals({ query: page })
  const products = await pageAnswer(allProducts(ask))
  return { query, products: products.slice(0, readShown(url.searchParams)), total: products.length }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query
  return publicPageMeta(matches, {
    title: query ? `Search: ${query}` : 'Search',
    description: 'Search the shop for a colour, a cloth or a kind of work.',
    path: paths.search(query),
    indexed: false,
  })
}

export default function SearchPage({ loaderData: { query, products, total } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="font-display text-display-l">Search</h1>
      <SearchForm query={query} />
      <p role="status" className={total > 0 ? 'mt-8 mb-6 text-ink-2 tabular-nums' : 'sr-only'}>
        {productCount(total)}
        {query && ` for “${query}”`}
      </p>
      {query && total === 0 && <NoMatch query={query} />}
      {total > 0 && <ProductList products={products} total={total} heading="h2" />}
      {!query && <NoQuery />}
    </div>
  )
}

function NoMatch({ query }: { query: string }) {
  return (
    <EmptyState
      title={`No products match '${query}'`}
      text="Try fewer or other words, such as a colour, a cloth or a kind of work; or look around here."
    >
      {suggestedCategories.map(({ code, name }) => (
        <Link key={code} to={paths.category(code)} className={buttonClass({ variant: 'outline' })}>
          {name}
        </Link>
      ))}
    </EmptyState>
  )
}

function NoQuery() {
  return (
    <>
      {(['women', 'kids'] as const).map(zone => (
        <section key={zone} className="mt-8">
          <h2 className="mb-3 font-display text-display-s">{zoneNames[zone]}</h2>
          <CategoryLinks
            label={`Categories for ${zoneNames[zone]}`}
            links={categories.filter(category => category.zone === zone)}
          />
        </section>
      ))}
    </>
  )
}

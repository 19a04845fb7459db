import { data, Link } from 'react-router'
import { categories, categoryOf } from '../../../contract/categories.ts'
import { apiContext } from '../../api/context.ts'
import { pageAnswer } from '../../api/page-answer.ts'
import { CategoryLinks } from '../../parts/category/category-links.tsx'
import { CategoryTrail } from '../../parts/category/category-trail.tsx'
import { zoneNames } from '../../parts/category/zone-names.ts'
import { isNarrowed } from '../../parts/found/is-narrowed.ts'
import { ListFacts } from '../../parts/found/list-facts.tsx'
import { publicPageMeta } from '../../parts/found/public-page-meta.ts'
import { allProducts } from '../../parts/product-list/all-products.ts'
import { productCount } from '../../parts/product-list/product-count.ts'
import { ProductList } from '../../parts/product-list/product-list.tsx'
import { readShown } from '../../parts/product-list/shown-part.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { intros } from './intros.ts'
import { readSort } from './sort.ts'
import { SortForm } from './sort-form.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const category = categoryOf(params.cid)
  if (!category) throw data(null, { status: 404 })
  const search = url.searchParams
  const sort = readSort(search)
  const { byCategory } = context.get(apiContext).product
  const products = await pageAnswer(
    allProducts(page => byCategory({ params: { id: category.code }, query: { ...page, sort } })),
  )
  return { category, sort, products: products.slice(0, readShown(search)), total: products.length }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const shopName = matches[0].loaderData?.shop.name ?? 'Zari'
  if (!loaderData) return [{ title: `Page not found · ${shopName}` }]
  const { name, zone, code } = loaderData.category
  return publicPageMeta(matches, {
    title: `${name} for ${zoneNames[zone]}`,
    description: intros[code],
    path: paths.category(code),
    picture: loaderData.products[0]?.pictures[0],
    indexed: !isNarrowed(location.search),
  })
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, sort, products, total } = loaderData
  return (
    <div className="page-width pt-3 pb-16 lg:pt-5">
      <ListFacts category={category} products={products} />
      <CategoryTrail code={category.code} />
      <h1 className="mt-4 font-display text-display-l lg:mt-6">{category.name}</h1>
      <p className="mt-3 max-w-text text-ink-2">{intros[category.code]}</p>
      <CategoryLinks
        label={`Categories for ${zoneNames[category.zone]}`}
        links={categories.filter(({ zone }) => zone === category.zone)}
        current={category.code}
        className="mt-6"
      />
      <section aria-labelledby="arrivals" className="mt-10">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-2 gap-y-3 sm:gap-x-6">
          <div className="flex flex-wrap items-baseline gap-x-3 max-sm:flex-col">
            <h2 id="arrivals" className="font-display text-display-m">
              New Arrivals
            </h2>
            <p role="status" className="text-body-s text-ink-2 tabular-nums">
              {productCount(total)}
            </p>
          </div>
          {total > 1 && <SortForm sort={sort} />}
        </div>
        {total > 0 ? <ProductList products={products} total={total} /> : <NothingYet name={category.name} />}
      </section>
    </div>
  )
}

function NothingYet({ name }: { name: string }) {
  return (
    <EmptyState
      heading="h3"
      title={`Nothing in ${name} yet`}
      text="New pieces come in every few weeks. The categories above have some now."
    >
      <Link to={paths.home()} className={buttonClass({})}>
        See the new arrivals
      </Link>
    </EmptyState>
  )
}

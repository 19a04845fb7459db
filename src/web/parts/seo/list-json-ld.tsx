import { paths } from '../../paths.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { JsonLd } from './json-ld-script.tsx'
import { absolute, type Site } from './site.ts'

type Category = { code: string; name: string }
type Listed = { slug: string; title: string }
type Props = { category: Category; products: Listed[] }

/** A category page as an ItemList: its products in their order. */
export const ListJsonLd = ({ category, products }: Props) => (
  <JsonLd
    key={category.code}
    make={import.meta.env.SSR ? site => listJsonLd(site, category, products) : null}
  />
)

function listJsonLd(site: Site, { code, name }: Category, products: Listed[]): object[] {
  return [
    {
      '@type': 'ItemList',
      name,
      numberOfItems: products.length,
      itemListElement: products.map(({ slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: absolute(site, paths.product(slug)),
      })),
    },
    breadcrumbJsonLd(site, [{ name, path: paths.category(code) }]),
  ]
}

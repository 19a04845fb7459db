import { paths } from '../../paths.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { JsonLd } from './json-ld-script.tsx'
import { absolute, type Site } from './site.ts'

type Listed = { slug: string; title: string }
type Props = { name: string; path: string; products: Listed[] }

/** The page of a category or collection as an ItemList: its products in their order. */
export const ListJsonLd = ({ name, path, products }: Props) => (
  <JsonLd key={path} make={import.meta.env.SSR ? site => listJsonLd(site, { name, path, products }) : null} />
)

function listJsonLd(site: Site, { name, path, products }: Props): object[] {
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
    breadcrumbJsonLd(site, [{ name, path }]),
  ]
}

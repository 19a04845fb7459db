import type { Category } from '../../../contract/catalogue/category-groups.ts'
import { paths } from '../../paths.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { JsonLd } from './json-ld-script.tsx'
import { absolute, type Site } from './site.ts'

type Listed = { slug: string; title: string }
type Props = {
  name: string
  path: string
  products: Listed[]
  /** What a category is in. */
  group?: Pick<Category, 'name' | 'code'> | undefined
}

/** The page of a category or collection as an ItemList: its products in their order. */
export const ListJsonLd = (props: Props) => (
  <JsonLd key={props.path} make={import.meta.env.SSR ? site => listJsonLd(site, props) : null} />
)

function listJsonLd(site: Site, { name, path, products, group }: Props): object[] {
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
    breadcrumbJsonLd(site, [
      ...(group ? [{ name: group.name, path: paths.category(group.code) }] : []),
      { name, path },
    ]),
  ]
}

import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { categoryOf } from '../../../contract/catalogue/category-groups.ts'
import { picturesOfColour } from '../../../contract/catalogue/colour-pictures.ts'
import { paths } from '../../paths.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { JsonLd } from './json-ld-script.tsx'
import { type Named, namedChoice } from './named-choice.ts'
import { offerJsonLd } from './offer-json-ld.ts'
import { sharePicture } from './share-picture.ts'
import { absolute, type ShopSite } from './site.ts'

type Mate = Pick<Product, 'slug' | 'title' | 'price' | 'inventory' | 'pictures'>
type Props = { product: Product; named: Named; pair: readonly Mate[] }

/** A product page as a Product with its Offer; with the pictures and the stock of what its address names. */
export const ProductJsonLd = ({ product, named, pair }: Props) => (
  <JsonLd
    key={product._id}
    make={import.meta.env.SSR ? site => productJsonLd(site, product, named, pair) : null}
  />
)

export function productJsonLd(
  site: ShopSite,
  product: Product,
  named: Named,
  pair: readonly Mate[] = [],
): object[] {
  const address = absolute(site, paths.product(product.slug))
  const category = categoryOf(site.groups, product.category)
  return [
    {
      '@type': 'Product',
      '@id': address,
      name: product.seoTitle ?? product.title,
      description: product.seoDescription ?? (product.description || product.title),
      sku: product._id,
      url: address,
      brand: { '@type': 'Brand', name: site.name },
      ...imagesOf(site, picturesOfColour(product.pictures, product.colors, named.color)),
      ...someOf(
        'color',
        product.colors.map(({ name }) => name),
      ),
      ...someOf(
        'material',
        product.Material.map(({ Material }) => Material),
      ),
      ...someOf(
        'size',
        product.Size.map(({ Size }) => Size),
      ),
      offers: offerJsonLd(site, namedChoice(product, named)),
      ...someOf(
        'isRelatedTo',
        pair.map(mate => mateJsonLd(site, mate)),
      ),
    },
    breadcrumbJsonLd(site, [
      ...(category && !category.hidden
        ? [category.group, category].map(({ name, code }) => ({ name, path: paths.category(code) }))
        : []),
      { name: product.title, path: paths.product(product.slug) },
    ]),
  ]
}

/** Whole enough to be a product by itself: search engines fault one that has no offer, also inside another. */
function mateJsonLd(site: ShopSite, mate: Mate): object {
  const address = absolute(site, paths.product(mate.slug))
  return {
    '@type': 'Product',
    '@id': address,
    name: mate.title,
    url: address,
    ...imagesOf(site, mate.pictures.slice(0, 1)),
    offers: offerJsonLd(site, mate),
  }
}

/** Search engines fault an empty list. */
const imagesOf = (site: ShopSite, pictures: readonly { url: string }[]) =>
  someOf(
    'image',
    pictures.flatMap(({ url }) => sharePicture(url) ?? []).map(path => absolute(site, path)),
  )

const someOf = (name: string, values: readonly unknown[]) => (values.length > 0 ? { [name]: values } : {})

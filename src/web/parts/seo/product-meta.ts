import type { MetaDescriptor } from 'react-router'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { picturesOfColour } from '../../../contract/catalogue/colour-pictures.ts'
import { paths } from '../../paths.ts'
import { type Named, namedChoice } from './named-choice.ts'
import { publicPageMeta } from './public-page-meta.ts'
import { type Matches, siteOf } from './site.ts'

/**
 * The canonical address is the slug, whatever colour, size or id the visitor's address named; picture, price and
 * stock are of what it named.
 */
export function productMeta(matches: Matches, product: Product, named: Named): MetaDescriptor[] {
  const { title, description, slug } = product
  const { price, inventory } = namedChoice(product, named)
  const [first] = picturesOfColour(product.pictures, product.colors, named.color)
  return [
    ...publicPageMeta(matches, {
      title: product.seoTitle ?? title,
      description: product.seoDescription ?? truncate(description || title),
      path: paths.product(slug),
      picture: first && { url: first.url, alt: first.alt || title },
      type: 'product',
    }),
    { property: 'product:price:amount', content: price.toFixed(2) },
    { property: 'product:price:currency', content: siteOf(matches).currency },
    { property: 'product:availability', content: inventory > 0 ? 'in stock' : 'out of stock' },
  ]
}

/** The text cut to 155 characters at a word's end, as search engines show a description. */
function truncate(text: string): string {
  return text.length <= 155 ? text : `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`
}

import { Link } from 'react-router'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { paths } from '../../paths.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { Picture } from '../picture/picture.tsx'
import { Price } from '../product/price.tsx'
import { priceFrom } from '../product/price-from.ts'

/** Smaller than a card of a list: whoever sees it knows the product already. */
export function ViewedCard({ product }: { product: Product }) {
  const first = product.pictures[0]
  return (
    <article className="group relative">
      <Picture
        src={first?.url}
        placeholder={first?.placeholder}
        alt={first?.alt || product.title}
        sizes="(min-width: 1024px) 16vw, (min-width: 768px) 33vw, 50vw"
        className="aspect-4/5"
      />
      <h3 className="mt-2 text-body-s">
        <Link
          to={paths.product(product.slug)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ink"
        >
          <WholeWords>{product.title}</WholeWords>
        </Link>
      </h3>
      {product.inventory === 0 ? (
        <p className="text-body-s text-ink-2">Sold out</p>
      ) : (
        <Price {...priceFrom(product)} />
      )}
    </article>
  )
}

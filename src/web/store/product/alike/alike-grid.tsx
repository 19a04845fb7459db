import { Link } from 'react-router'
import type { Product } from '../../../../contract/catalogue/catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { CardGridSkeleton } from '../../../parts/product/card-grid-skeleton.tsx'
import { type CardProduct, cardsOf } from '../../../parts/product/card-product.ts'
import { ProductGrid } from '../../../parts/product/product-grid.tsx'
import { shopTimeZone } from '../../../parts/shop-time-zone.ts'
import { useCategory } from '../../../parts/use-public-shop.ts'
import { paths } from '../../../paths.ts'
import { cx } from '../../../ui/cx.ts'
import { standaloneLink } from '../../../ui/text-link.ts'

export type AlikeProps = {
  product: Product
  /** What the staff offer instead of the product. */
  instead: CardProduct[]
}

/** What the staff offer instead stands before what only is of the same category. */
export function AlikeGrid({ product, instead }: AlikeProps) {
  const category = useCategory(product.category)
  const answer = useAnswer(`alike ${product._id}`, () => loadAlike(product))
  if (answer.state === 'loading') return <CardGridSkeleton label="Loading products" />
  const others = answer.state === 'ready' ? answer.value : []
  const products = withFirst(instead, others)
  return (
    <>
      {products.length > 0 && <ProductGrid products={products} eager={0} />}
      <Link to={paths.category(product.category)} className={cx(standaloneLink, 'mt-8')}>
        All of {category?.name}
      </Link>
    </>
  )
}

const shown = 4

/** The newest others of its category, or of the shop where it is the only one. */
async function loadAlike({ _id, category }: Product): Promise<CardProduct[]> {
  const query = { limit: shown + 1 }
  const othersOf = (products: Product[]) => products.filter(other => other._id !== _id).slice(0, shown)
  const ofCategory = othersOf(await browserApi.catalogue.byCategory({ params: { id: category }, query }))
  const others =
    ofCategory.length > 0 ? ofCategory : othersOf(await browserApi.catalogue.newArrivals({ query }))
  return cardsOf(others, shopTimeZone())
}

function withFirst(chosen: CardProduct[], others: CardProduct[]): CardProduct[] {
  const rest = others.filter(({ _id }) => chosen.every(one => one._id !== _id))
  return [...chosen, ...rest].slice(0, Math.max(chosen.length, others.length))
}

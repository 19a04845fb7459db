import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { PairPress } from '../buy/pair/pair-press.tsx'
import type { CardProduct } from '../product/card-product.ts'
import { ProductGrid } from '../product/product-grid.tsx'
import { maxShown, moreQuery, showMoreStep } from './shown-count.ts'

type Props = {
  /** The products shown. */
  products: CardProduct[]
  total: number
  /** The shop is still answering: the list stays, dimmed after a moment. */
  waiting: boolean
  /** The size that the products open in. */
  size: string | undefined
}

/** A grid with a "show more" button. The number shown is in the address, so Back finds the same cards. */
export function ProductList({ products, total, waiting, size }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const search = new URLSearchParams(useLocation().search)
  const pressed = useFocusFirstNewCard(list, products.length)
  return (
    <div
      ref={list}
      aria-busy={waiting}
      // Only the pictures are dimmed: paler text would be hard to read.
      className={cx(
        '[&_img]:transition-opacity [&_img]:duration-200',
        waiting && '[&_img]:opacity-60 [&_img]:delay-150',
      )}
    >
      <ProductGrid products={products} size={size} pairOf={pairOf} />
      {products.length < total && (
        <div className="mt-12 flex flex-col items-center gap-4 text-center">
          <p className="text-body-s text-ink-2 tabular-nums">
            {products.length} of {total} shown
          </p>
          {products.length < maxShown ? (
            <Link
              to={{ search: moreQuery(search, products.length) }}
              replace
              preventScrollReset
              onClick={pressed}
              className={buttonClass({ variant: 'outline' })}
            >
              Show {Math.min(showMoreStep, total - products.length)} more
            </Link>
          ) : (
            <p className="text-body-s text-ink-2">
              This page cannot show any more. Use the filters or the sort order above to see the rest.
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** A product that is sold out is bought with nothing. */
const pairOf = ({ slug, hasPair, inventory }: CardProduct, colour: string | null) =>
  hasPair &&
  inventory > 0 && (
    <PairPress slugs={[slug]} colour={colour} className="pair-press">
      Add both
    </PairPress>
  )

/** Adding cards moves or removes the button; the focus goes to the first new card. */
function useFocusFirstNewCard(list: RefObject<HTMLElement | null>, count: number) {
  const from = useRef<number | null>(null)
  useEffect(() => {
    const known = from.current
    from.current = null
    if (known === null || count <= known) return
    list.current?.querySelectorAll<HTMLElement>('article h3 a')[known]?.focus({ preventScroll: true })
  }, [list, count])
  return () => {
    from.current = count
  }
}

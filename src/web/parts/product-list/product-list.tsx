import { type RefObject, useEffect, useRef } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { Product } from '../../../contract/catalogue.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { ProductGrid } from '../product/product-grid.tsx'
import { moreQuery, step } from './shown-part.ts'

type Props = {
  /** The part that is shown. */
  products: Product[]
  total: number
  heading?: 'h2' | 'h3'
}

/** A grid that grows on demand. What is shown stands in the address, so Back finds the same cards. */
export function ProductList({ products, total, heading }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [search] = useSearchParams()
  const navigation = useNavigation()
  const waiting = navigation.state === 'loading' && navigation.location.search !== `?${search}`
  useFocusOnNew(list, products.length)
  return (
    <div ref={list} aria-busy={waiting} className={cx('transition-opacity', waiting && 'opacity-60')}>
      <ProductGrid products={products} heading={heading} />
      {products.length < total && (
        <div className="mt-12 flex flex-col items-center gap-4">
          <p className="text-body-s text-ink-2 tabular-nums">
            {products.length} of {total} shown
          </p>
          <Link
            to={{ search: moreQuery(search, products.length) }}
            replace
            preventScrollReset
            className={buttonClass({ variant: 'outline' })}
          >
            Show {Math.min(step, total - products.length)} more
          </Link>
        </div>
      )}
    </div>
  )
}

/** The button moves down or away when cards are added: whoever pressed it goes on with the first new card. */
function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count)
  useEffect(() => {
    const known = before.current
    before.current = count
    const pressed = document.activeElement
    const lost = pressed === document.body || list.current?.contains(pressed)
    if (count <= known || !lost) return
    list.current?.querySelectorAll<HTMLElement>('article a')[known]?.focus({ preventScroll: true })
  }, [list, count])
}

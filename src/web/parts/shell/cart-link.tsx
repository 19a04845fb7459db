import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { countLabel } from '../../ui/count-label.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useCartCount } from '../cart-count.ts'
import { ShoppingBag } from '../icons.tsx'

export function CartLink() {
  const count = useCartCount()
  const label = count > 0 ? `Cart, ${countLabel(count, 'item')}` : 'Cart'
  return (
    <>
      <Link
        to={paths.cart()}
        aria-label={label}
        className="relative inline-flex size-11 items-center justify-center rounded-control transition-colors hover:bg-sunk"
      >
        <ShoppingBag />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-madder px-1 text-center font-semibold text-caption text-white tabular-nums leading-4.5"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Link>
      <LiveRegion>{count > 0 ? label : ''}</LiveRegion>
    </>
  )
}

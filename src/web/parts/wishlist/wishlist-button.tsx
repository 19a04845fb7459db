import { useDeferredValue } from 'react'
import { cx } from '../../ui/cx.ts'
import { Heart } from '../icons.tsx'
import { useChangeWishlist, type WishlistProduct } from './use-change-wishlist.ts'

type Props = {
  product: WishlistProduct
  /** `words`: with text beside the heart, where there is room. */
  look?: 'icon' | 'words'
  /** Places it: 'absolute top-1 right-1 z-1' on a card's picture. */
  className?: string
}

/**
 * Adds a product to the wishlist or removes it. It appears once it can be pressed: over a picture it needs no room, with
 * words its room is reserved from the start.
 */
export function WishlistButton({ product, look = 'icon', className }: Props) {
  const { kept, toggle } = useChangeWishlist(product)
  const words = look === 'words'
  // All cards get their hearts at once; deferred, so that the page answers presses meanwhile.
  const ready = useDeferredValue(kept !== undefined)
  if (!ready && !words) return null
  return (
    <button
      type="button"
      aria-pressed={kept ?? false}
      aria-label={words ? undefined : `Save ${product.title} for later`}
      onClick={toggle}
      className={cx(
        'group/heart inline-flex min-h-11 items-center gap-2 rounded-control',
        words ? 'text-body-s' : 'size-11 justify-center',
        !ready && 'invisible',
        className,
      )}
    >
      <span className={cx('transition-colors', kept && 'text-madder', !words && 'heart-disc')}>
        <Heart className={kept ? 'fill-current' : undefined} />
      </span>
      {words && <span className="group-hover/heart:underline">Save for later</span>}
    </button>
  )
}

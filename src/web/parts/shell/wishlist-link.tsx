import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { countLabel } from '../../ui/count-label.ts'
import { Heart } from '../icons.tsx'
import { useWishlistIds } from '../wishlist/wishlist-ids.ts'

/** On wide screens; phones have it in the menu. The heart is filled and counted when the wishlist is not empty. */
export function WishlistLink() {
  const count = useWishlistIds()?.length ?? 0
  return (
    <Link
      to={paths.wishlist()}
      aria-label={count > 0 ? `Wishlist, ${countLabel(count, 'item')}` : 'Wishlist'}
      className="hidden size-11 items-center justify-center rounded-control transition-colors hover:bg-sunk lg:inline-flex"
    >
      <Heart className={count > 0 ? 'fill-current text-madder' : undefined} />
    </Link>
  )
}

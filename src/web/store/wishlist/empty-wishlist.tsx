import { Link } from 'react-router'
import { Heart } from '../../parts/icons.tsx'
import { Picture } from '../../parts/picture/picture.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'

export function EmptyWishlist() {
  return (
    <div className="flex flex-col items-center py-10 text-center">
      <Picture src={null} alt="" sizes="192px" className="mb-8 aspect-4/5 w-48" />
      <h2 className="font-display text-display-m">Your wishlist is empty</h2>
      <p className="mt-3 max-w-text text-balance text-ink-2">
        Tap the heart <Heart size={16} className="inline" /> on anything you like to find it here later.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={`${paths.home()}#new-arrivals`} className={buttonClass()}>
          New arrivals
        </Link>
        <Link to={paths.category('w-printed-kurta')} className={buttonClass({ variant: 'outline' })}>
          Women
        </Link>
        <Link to={paths.category('k-printed-kurta')} className={buttonClass({ variant: 'outline' })}>
          Kids
        </Link>
      </div>
    </div>
  )
}

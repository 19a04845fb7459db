import { StartLinks } from '../../parts/category/start-links.tsx'
import { Heart } from '../../parts/icons.tsx'
import { Picture } from '../../parts/picture/picture.tsx'

export function EmptyWishlist() {
  return (
    <div className="flex flex-col items-center py-10 text-center">
      <Picture src={null} alt="" sizes="192px" className="mb-8 aspect-4/5 w-48" />
      <h2 className="font-display text-display-m">Your wishlist is empty</h2>
      <p className="mt-3 max-w-text text-balance text-ink-2">
        Tap the heart <Heart size={16} className="inline" /> on anything you like to find it here later.
      </p>
      <StartLinks />
    </div>
  )
}

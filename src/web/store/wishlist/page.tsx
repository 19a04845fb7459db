import { useSession } from '../../api/session.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { CardGridSkeleton } from '../../parts/product/card-grid-skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Wishlist } from './wishlist.tsx'

export const meta = privatePageMeta('Wishlist')

/** Only the browser knows whose list it is; another person's starts fresh. */
export default function WishlistPage() {
  const owner = useSession()?.userId ?? 'guest'
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      {useHydrated() ? <Wishlist key={owner} /> : <WaitingWishlist />}
    </div>
  )
}

function WaitingWishlist() {
  return (
    <>
      <h1 className="font-display text-display-l">Wishlist</h1>
      <noscript>
        <p className="mt-4 text-ink-2">Your wishlist is saved in your browser and needs JavaScript.</p>
      </noscript>
      <CardGridSkeleton label="Loading your wishlist" className="mt-8" />
    </>
  )
}

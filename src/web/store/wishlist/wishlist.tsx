import { useRef } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { StartLinks } from '../../parts/category/start-links.tsx'
import { Heart } from '../../parts/icons.tsx'
import { Picture } from '../../parts/picture/picture.tsx'
import { CardGridSkeleton } from '../../parts/product/card-grid-skeleton.tsx'
import { cardsOf } from '../../parts/product/card-product.ts'
import { ProductGrid } from '../../parts/product/product-grid.tsx'
import { shopTimeZone } from '../../parts/shop-time-zone.ts'
import { changeWishlist } from '../../parts/wishlist/change-wishlist.ts'
import { WishlistChangeContext, type WishlistProduct } from '../../parts/wishlist/use-change-wishlist.ts'
import { readBrowserIds } from '../../parts/wishlist/wishlist-ids.ts'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useFocusAfterChange } from './use-focus-after-change.ts'
import { useWishlist } from './use-wishlist.ts'

/** The wishlist of an account or of this browser. */
export function Wishlist() {
  const page = useRef<HTMLDivElement>(null)
  const { products, answer } = useWishlist()
  const putBack = useFocusAfterChange(page, products?.map(product => product._id) ?? [])
  const toasts = useToasts()

  const undo = async (product: WishlistProduct) => {
    putBack.current = product._id
    const problem = await changeWishlist(product._id, true)
    if (problem) toasts.show({ tone: 'error', text: `Not put back: ${product.title}. ${problem}` })
  }
  const onChange = (product: WishlistProduct, kept: boolean) => {
    if (kept) return
    toasts.show({
      text: `Removed: ${product.title}`,
      action: { label: 'Undo', onAction: () => void undo(product) },
    })
  }

  return (
    <div ref={page}>
      <h1 tabIndex={-1} className="font-display text-display-l">
        Wishlist
      </h1>
      {products ? (
        <>
          <Summary count={products.length} />
          {products.length === 0 && <EmptyWishlist />}
          <WishlistChangeContext value={onChange}>
            <div className="mt-8">
              {products.length > 0 && (
                <ProductGrid products={cardsOf(products, shopTimeZone())} heading="h2" />
              )}
            </div>
          </WishlistChangeContext>
        </>
      ) : answer.state === 'failed' ? (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          Your wishlist could not be loaded. {answer.error.message}
        </ErrorState>
      ) : (
        <CardGridSkeleton label="Loading your wishlist" className="mt-8" />
      )}
    </div>
  )
}

function Summary({ count }: { count: number }) {
  const signedIn = useSession() !== null
  const pieces = countLabel(count, 'item')
  // Only products that did not fit on the account are still in the browser.
  const waiting = signedIn ? readBrowserIds().length : 0
  return (
    <>
      <LiveRegion>{pieces}</LiveRegion>
      {count > 0 && (
        <p className="mt-2 text-body-s text-ink-2">
          {pieces}
          {!signedIn && (
            <>
              , saved in this browser.{' '}
              <Link to={paths.login(paths.wishlist())} className={textLink}>
                Sign in
              </Link>{' '}
              to see them on every device.
            </>
          )}
        </p>
      )}
      {waiting > 0 && (
        <Banner tone="warning" className="mt-4">
          {countLabel(waiting, 'item')} saved before signing in did not fit into your account’s wishlist.
          Remove some items, then reload the page.
        </Banner>
      )}
    </>
  )
}

function EmptyWishlist() {
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

import { browserApi } from '../../api/browser.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { shoppersCity } from '../../parts/delivery/shoppers-city.ts'
import { ShoppersOnly } from '../../parts/guests/shoppers-only.tsx'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Cart } from './cart.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

export const meta = privatePageMeta('Cart')

export default function CartPage() {
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <ShoppersOnly loading={<CartSkeleton />}>{() => <LoadedCart />}</ShoppersOnly>
    </div>
  )
}

/** Without the terms of delivery the cart says that the checkout shows them; without the city, what holds for all. */
async function loadCart(signal: AbortSignal) {
  const [first, terms, city] = await Promise.all([
    browserApi.cart.get({}, { signal }),
    browserApi.delivery.terms({}, { signal }).catch(() => null),
    shoppersCity().catch(() => ''),
  ])
  return { first, terms, city }
}

function LoadedCart() {
  const answer = useAnswer('cart', loadCart)
  if (answer.state === 'loading') return <CartSkeleton />
  if (answer.state === 'ready') return <Cart {...answer.value} />
  return (
    <>
      <h1 className="font-display text-display-l">Cart</h1>
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        Your cart could not be loaded. {answer.error.message}
      </ErrorState>
    </>
  )
}

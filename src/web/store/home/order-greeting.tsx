import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { GreetingPanel } from './greeting-panel.tsx'
import type { PlacedOrderProps } from './placed-order.tsx'

// Most visits show no order.
const PlacedOrder = lazyPart<PlacedOrderProps>(
  async () => (await import('./placed-order.tsx')).PlacedOrder,
  props => <NotLoaded {...props} />,
)

const NotLoaded = ({ orderId, onDismiss }: PlacedOrderProps) => (
  <GreetingPanel title="Your order" onDismiss={onDismiss}>
    <Link to={paths.order(orderId)} className={buttonClass()}>
      View your order
    </Link>
  </GreetingPanel>
)

/** After the checkout, as `/?order=…`: what was ordered, at what price, and where it goes. */
export function OrderGreeting() {
  const [search, setSearch] = useSearchParams()
  const hydrated = useHydrated()
  const session = useSession()
  const orderId = search.get('order')
  if (!orderId) return null
  const dismiss = () => {
    setSearch(
      current => {
        current.delete('order')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  if (!hydrated) return <GreetingPanel title="Your order" />
  if (!session) return <SignInForOrder orderId={orderId} onDismiss={dismiss} />
  return (
    <Suspense fallback={<GreetingPanel title="Your order" onDismiss={dismiss} />}>
      <PlacedOrder key={orderId} orderId={orderId} onDismiss={dismiss} />
    </Suspense>
  )
}

type Props = { orderId: string; onDismiss: () => void }

/** An order is shown only to its buyer. */
function SignInForOrder({ orderId, onDismiss }: Props) {
  return (
    <GreetingPanel title="Your order" onDismiss={onDismiss}>
      <p>Sign in to see it.</p>
      <Link to={paths.login(paths.home(orderId))} className={buttonClass({ className: 'mt-5' })}>
        Sign in
      </Link>
    </GreetingPanel>
  )
}

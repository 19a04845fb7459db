import { useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { GreetingPanel } from './greeting-panel.tsx'
import { PlacedOrder } from './placed-order.tsx'
import { SignInForOrder } from './sign-in-for-order.tsx'

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
  return <PlacedOrder key={orderId} orderId={orderId} onDismiss={dismiss} />
}

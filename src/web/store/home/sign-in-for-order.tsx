import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { GreetingPanel } from './greeting-panel.tsx'

type Props = { orderId: string; onDismiss: () => void }

/** An order is shown only to its buyer. */
export function SignInForOrder({ orderId, onDismiss }: Props) {
  return (
    <GreetingPanel title="Your order" onDismiss={onDismiss}>
      <p>Sign in to see it.</p>
      <Link to={paths.login(paths.home(orderId))} className={buttonClass({ className: 'mt-5' })}>
        Sign in
      </Link>
    </GreetingPanel>
  )
}

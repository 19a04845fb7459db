import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The same whether the order is somebody else's or does not exist. */
export function NoSuchOrder() {
  return (
    <EmptyState
      heading="h1"
      title="We cannot find this order"
      text="The link may be incomplete, or the order was placed from another account."
    >
      <Link to={paths.orders()} className={buttonClass()}>
        My Orders
      </Link>
      <Link to={paths.track()} className={buttonClass({ variant: 'outline' })}>
        Track an order
      </Link>
    </EmptyState>
  )
}

import { Link } from 'react-router'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { Money } from '../../parts/money.tsx'
import { Button } from '../../ui/button.tsx'
import { textLink } from '../../ui/text-link.ts'
import { RetryBanner } from '../cache/retry-banner.tsx'
import { useRead } from '../cache/use-read.ts'
import { paths } from '../paths.ts'
import type { Call } from './use-call-log.ts'

type Props = {
  /** Made from here, and listed above this list. */
  calls: readonly Call[]
  current: StaffOrderDetail | null
  onCall: (order: StaffOrderDetail) => void
}

const maxOrdersShown = 20

/** Pending orders with a wrong phone number. They hold stock until the buyer is reached in another way. */
export function WrongNumbers({ calls, current, onCall }: Props) {
  const saved = calls.filter(({ state }) => state === 'saved')
  const wrongNumbers = useRead(
    ['wrong numbers'],
    signal =>
      browserApi.orders.toConfirm(
        { query: { confirmation: 'wrong_number', limit: maxOrdersShown } },
        { signal },
      ),
    { variant: saved.map(call => `${call.order._id} ${call.outcome}`).join() },
  )
  if (wrongNumbers.answer.state === 'failed') {
    return (
      <RetryBanner
        failure={wrongNumbers.answer}
        message="The wrong numbers could not be loaded."
        className="mt-8 max-w-4xl"
      />
    )
  }
  const listedAbove = new Set([current?._id, ...calls.map(({ order }) => order._id)])
  const orders = (wrongNumbers.value?.orders ?? []).filter(({ _id }) => !listedAbove.has(_id))
  const more = (wrongNumbers.value?.total ?? 0) - (wrongNumbers.value?.orders.length ?? 0)
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="wrong-numbers" className="mt-8 max-w-4xl">
      <h2 id="wrong-numbers" className="font-semibold text-body">
        Wrong number: contact the buyer another way
      </h2>
      <p className="mt-1 text-ink-2">
        These orders are on hold and their stock stays reserved. Write to the buyer, then record the outcome.
      </p>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {orders.map(order => (
          <WrongNumber key={order._id} order={order} onCall={onCall} />
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-ink-2">and {more} more</p>}
    </section>
  )
}

const WrongNumber = ({ order, onCall }: { order: StaffOrderDetail } & Pick<Props, 'onCall'>) => (
  <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2">
    <Link to={paths.adminOrders(order._id)} className={`${textLink} tabular-nums`}>
      #{order.number}
    </Link>
    <span className="min-w-0 wrap-anywhere">
      {order.shippingAddress.fullName}
      <span className="block text-caption text-ink-2 tabular-nums">
        {order.shippingAddress.phoneText}, <Money amount={order.totalPrice} currency={order.currency} />
      </span>
    </span>
    {order.userId.email ? (
      <a
        href={`mailto:${order.userId.email}?subject=${encodeURIComponent(`Your order #${order.number}`)}`}
        className={`${textLink} min-w-0 wrap-anywhere md:ml-auto`}
      >
        {order.userId.email}
      </a>
    ) : (
      <span className="text-ink-2 md:ml-auto">No email address</span>
    )}
    <Button size="small" variant="outline" onClick={() => onCall(order)} className="max-md:ml-auto">
      Record a call<span className="sr-only"> about order #{order.number}</span>
    </Button>
  </li>
)

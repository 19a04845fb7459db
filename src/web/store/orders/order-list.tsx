import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { OrderCard } from './order-card.tsx'

/** From the specification: five orders a page. */
export const PAGE_SIZE = 5

type Props = { orders: Order[]; total: number; page: number; onPage: (page: number) => void }

export function OrderList({ orders, total, page, onPage }: Props) {
  const paged = page > 1 || page * PAGE_SIZE < total
  return (
    <>
      {orders.length === 0 ? (
        <EmptyState title="No orders found.">
          <Link to={paths.home()} className={buttonClass()}>
            Start shopping
          </Link>
        </EmptyState>
      ) : (
        <ul className="mt-6 border-ink border-t lg:mt-8">
          {orders.map((order, index) => (
            <OrderCard key={order._id} order={order} isOpen={page === 1 && index === 0} />
          ))}
        </ul>
      )}
      {paged && (
        <Pager
          label="Pages of orders"
          page={page}
          hasNext={page * PAGE_SIZE < total}
          onPage={onPage}
          className="mt-12"
        />
      )}
    </>
  )
}

import type { OrderExtras } from '../../../contract/orders/order-extras.ts'
import type { OrderData } from '../../../contract/orders/orders.ts'
import type { RowsOf } from '../../db/in-one-statement.ts'
import { prepareStatement } from '../../db/prepare-statement.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { attemptKey } from '../../http/rate-limits.ts'
import { orderPhone, phoneKeyOf } from '../order/order-phone.ts'
import type { CountedOrders } from './limit-orders.ts'
import { type LimitSubject, lockAndCountOrders } from './limit-queries.ts'

/** A request to order, with the network that it came from. */
export type OrderRequest = OrderData & Partial<OrderExtras> & { userId: string; clientAddress: string }

const networkKeyOf = ({ clientAddress }: OrderRequest) => attemptKey('orderPerAddress', clientAddress)

/** Whom to count the orders of, as `lockAndCountOrders` takes it; nobody where the limits are off. */
export function limitSubjects({ config }: Pick<Deps, 'config'>, requests: readonly OrderRequest[]): string {
  const subjects = requests.map((request): LimitSubject => {
    const { phone } = request.shippingAddress
    const phoneKey = phone ? phoneKeyOf(phone) : null
    return { userId: request.userId, phoneKey, networkKey: networkKeyOf(request) }
  })
  return JSON.stringify(config.rateLimits ? subjects : [])
}

type Found = {
  counts: RowsOf<ReturnType<typeof lockAndCountOrders>>
  phoneOf: (userId: string) => string
  now: Date
}

/** The counts for each request. A phone of an account in an unusual notation is counted only now, by its usual one. */
export async function limitCounts(
  tx: Tx,
  requests: readonly OrderRequest[],
  { counts, phoneOf, now }: Found,
): Promise<(request: OrderRequest) => CountedOrders | null> {
  const byUser = new Map(counts.map(count => [count.userId, count]))
  const keyOf = (request: OrderRequest) => phoneKeyOf(orderPhone(request, { phone: phoneOf(request.userId) }))
  const unusual = requests.filter(
    request => byUser.has(request.userId) && byUser.get(request.userId)?.phoneKey !== keyOf(request),
  )
  if (unusual.length > 0) {
    const asked = unusual.map(
      (request): LimitSubject => ({
        userId: request.userId,
        phoneKey: keyOf(request),
        networkKey: networkKeyOf(request),
      }),
    )
    const again = await countStatement(tx, { asked: JSON.stringify(asked), now })
    for (const count of again.counts) byUser.set(count.userId, count)
  }
  return request => {
    const count = byUser.get(request.userId)
    return count ? { ...count, networkKey: networkKeyOf(request) } : null
  }
}

const countStatement = prepareStatement((tx: Tx, { asked, now }: { asked: string; now: Date }) => ({
  counts: lockAndCountOrders(tx, asked, now),
}))

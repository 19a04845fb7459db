import type { z } from 'zod'
import { formatDollars } from '../../../contract/money.ts'
import type { StaffSearchResult } from '../../../contract/staff.ts'
import { paths } from '../../paths.ts'

export type ChoiceGroup = 'Orders' | 'Products' | 'Customers' | 'Actions'

/** `words`: what to say on the way. Null leads nowhere. */
export type Destination = { to: string; message: string | undefined } | null

export type Choice = {
  id: string
  group: ChoiceGroup
  name: string
  detail?: string
  picture?: string
  /** Where it leads, or how that is found out. */
  to: string | (() => Promise<Destination>)
  /** Said when it leads nowhere. */
  emptyMessage?: string
}

/** What the shop found, each with the place where it is worked on. */
export const searchChoices = ({
  orders,
  products,
  customers,
}: z.infer<typeof StaffSearchResult>): Choice[] => [
  ...orders.map(({ _id, number, name, status, total }) => ({
    id: _id,
    group: 'Orders' as const,
    name: `#${number} · ${name}`,
    detail: `${status} · ${formatDollars(total)}`,
    to: paths.adminOrders(_id, { tab: 'all' }),
  })),
  ...products.map(({ _id, title, picture, price }) => ({
    id: _id,
    group: 'Products' as const,
    name: title,
    detail: formatDollars(price),
    picture,
    to: paths.editProduct(_id),
  })),
  ...customers.map(({ _id, name, email, orders: count }) => ({
    id: _id,
    group: 'Customers' as const,
    name,
    detail: `${email} · ${count} ${count === 1 ? 'order' : 'orders'}`,
    to: paths.adminOrders(undefined, { tab: 'all', q: email }),
  })),
]

import type { z } from 'zod'
import { formatMoney } from '../../../contract/money.ts'
import type { StaffSearchResult } from '../../../contract/staff.ts'
import { countLabel } from '../../ui/count-label.ts'
import { paths } from '../paths.ts'

export type ChoiceGroup = 'Orders' | 'Products' | 'Customers' | 'Screens' | 'Actions'

/** Where a choice leads, with a message for a toast; null: there is nothing to open. */
export type Destination = { to: string; message: string | undefined } | null

export type Choice = {
  id: string
  group: ChoiceGroup
  name: string
  detail?: string
  picture?: string
  /** The address, or a call that finds it. */
  to: string | (() => Promise<Destination>)
  /** Shown when there is nothing to open. */
  emptyMessage?: string
}

/** The search result, each entry with its page. */
export const searchChoices = (
  { orders, products, customers }: z.infer<typeof StaffSearchResult>,
  shopCurrency: string,
): Choice[] => [
  ...orders.map(({ _id, number, name, status, total, currency }) => ({
    id: _id,
    group: 'Orders' as const,
    name: `#${number} · ${name}`,
    detail: `${status} · ${formatMoney(total, currency)}`,
    to: paths.adminOrders(_id, { tab: 'all' }),
  })),
  ...products.map(({ _id, title, picture, price }) => ({
    id: _id,
    group: 'Products' as const,
    name: title,
    detail: formatMoney(price, shopCurrency),
    picture,
    to: paths.editProduct(_id),
  })),
  ...customers.map(({ _id, isNumber, name, email, phone, orders: count }) => ({
    id: _id,
    group: 'Customers' as const,
    name,
    detail: [email || phone, countLabel(count, 'order')].filter(Boolean).join(' · '),
    to: isNumber ? paths.buyer(_id) : paths.buyers(email || name),
  })),
]

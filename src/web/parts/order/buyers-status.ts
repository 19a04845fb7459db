import type { OrderStatus } from '../../../contract/orders/order-status.ts'

/** An order's status as its buyer reads it; `comesWith` is the number of the order in whose parcel it comes. */
export type BuyersStatus = { status: OrderStatus; comesWith?: number | undefined }

const texts: Record<OrderStatus, string> = {
  Pending: 'We have your order and are checking it.',
  Processing: 'It is being packed.',
  Shipped: 'The courier has it and will call before delivery.',
  Delivered: 'It has arrived.',
  Cancelled: 'It was cancelled and will not be sent.',
}

/** What its status means, as a sentence. */
export const statusText = ({ status, comesWith }: BuyersStatus): string =>
  comesWith ? `It comes with order #${comesWith}, in one parcel.` : texts[status]

export const statusName = ({ status, comesWith }: BuyersStatus): string =>
  comesWith ? `With #${comesWith}` : status

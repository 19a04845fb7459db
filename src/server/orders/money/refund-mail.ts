import { formatMoney, toAmount } from '../../../contract/money.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { loadOrder } from '../order/load-orders.ts'

/** Queues the mail that tells a buyer of a refund. */
export async function queueRefundMail(
  tx: Tx,
  { outbox }: Pick<Deps, 'outbox'>,
  orderId: string,
  cents: number,
): Promise<void> {
  const order = await loadOrder(tx, orderId)
  if (!order) throw new Error('An order was refunded that is not there')
  const amount = formatMoney(toAmount(cents), order.currency)
  const parts = (shopName: string) => [
    order.userId.emailConfirmed ? `Hello ${order.shippingAddress.fullName},` : 'Hello,',
    `We are refunding ${amount} of your order #${order.number} to the card you paid with.\nHow soon it shows depends on your bank.`,
    shopName,
  ]
  await outbox.queue(tx, shopName => ({
    to: order.userId.email,
    subject: `${shopName} order #${order.number}: ${amount} refunded to your card`,
    text: `${parts(shopName).join('\n\n')}\n`,
  }))
}

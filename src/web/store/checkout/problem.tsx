import { Link } from 'react-router'
import type { Cart } from '../../../contract/cart.ts'
import { formatDollars } from '../../../contract/money.ts'
import type { PaymentMethod } from '../../../contract/orders.ts'
import type { ApiError } from '../../api/error.ts'
import { paths } from '../../paths.ts'
import { textLink } from '../../ui/text-link.ts'

export type OrderProblem = { words: string; code: ApiError['code'] }

/** Why there is no order yet, whether money has moved, and what to do next. */
export function Problem({ words, code, method }: OrderProblem & { method: PaymentMethod }) {
  if (code === 'out_of_stock' || code === 'cart_changed') {
    return (
      <>
        {words}
        {method === 'online' && !words.includes('not been charged') && ' Your card has not been charged.'}{' '}
        <Link to={paths.cart()} className={textLink}>
          Change your cart
        </Link>
      </>
    )
  }
  if (code !== 'offline') return words
  const twice = method === 'online' ? 'will neither pay nor order twice' : 'will not order twice'
  return `${words} Nothing you typed is lost, and pressing the button again ${twice}.`
}

export const changedWords = ({ totalPrice }: Cart) =>
  `Your cart has changed since this page was opened and now comes to ${formatDollars(totalPrice)}. Look at the order summary, then place the order again.`

/** Refusals after which an authorised payment can become no order any more, so that the card is asked again. */
export const spendsPayment = (code: ApiError['code']): boolean =>
  ['payment_not_ready', 'payment_released', 'not_found', 'cart_changed', 'out_of_stock'].includes(code)

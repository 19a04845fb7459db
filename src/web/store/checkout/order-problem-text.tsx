import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { textLink } from '../../ui/text-link.ts'
import type { OrderProblem } from './order-problem.ts'

/** Why there is no order yet, whether money has moved, and what to do next. */
export function OrderProblemText({ words, method, kind }: OrderProblem) {
  if (kind === 'cart') {
    return (
      <>
        {words}
        {method === 'online' && ' Your card has not been charged.'}{' '}
        <Link to={paths.cart()} className={textLink}>
          Change your cart
        </Link>
      </>
    )
  }
  if (kind === 'declined')
    return `${words} You have not been charged, and everything you typed is still here.`
  if (kind !== 'unknown') return words
  const twice =
    method === 'online' ? 'will not charge you or place the order twice' : 'will not place the order twice'
  return `${words} You will not lose anything you typed, and pressing the button again ${twice}.`
}

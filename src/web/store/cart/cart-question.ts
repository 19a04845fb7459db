import type { CartItem } from '../../../contract/cart.ts'
import { choiceLabel } from '../../../contract/orders/choice-label.ts'
import { countLabel } from '../../ui/count-label.ts'

/** More would make an address that not every phone opens. */
const mostLines = 10

type RequestedLine = Pick<CartItem, 'quantity' | 'options'> & {
  productId: Pick<CartItem['productId'], 'title'>
}

/** The beginning of a message about the pieces in a cart. */
export function cartQuestion(items: readonly RequestedLine[]): string {
  const lines = items.slice(0, mostLines).map(lineOf)
  const left = items.length - lines.length
  return [
    'Hello, I have a question about:',
    ...lines,
    ...(left > 0 ? [`and ${countLabel(left, 'more line')}`] : []),
  ]
    .map(line => `${line}\n`)
    .join('')
}

const lineOf = ({ productId: { title }, options, quantity }: RequestedLine): string =>
  [title, choiceLabel(options), quantity > 1 && `${quantity} pieces`].filter(Boolean).join(', ')

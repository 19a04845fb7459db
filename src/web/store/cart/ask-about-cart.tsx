import type { CartItem } from '../../../contract/cart.ts'
import { AskOnWhatsApp } from '../../parts/ask-on-whats-app.tsx'
import { cartQuestion } from './cart-question.ts'

/** A message with what is in the cart. */
export const AskAboutCart = ({ items }: { items: readonly CartItem[] }) => (
  <AskOnWhatsApp message={cartQuestion(items)}>
    {items.length === 1 ? 'Ask about this piece' : 'Ask about these pieces'}
  </AskOnWhatsApp>
)

import { ShopError } from '../../../contract/errors.ts'
import type { Cards } from './cards.ts'

/** The refusal of whatever wants a card while the shop takes none. */
export const cardsOff = (): ShopError =>
  new ShopError('payments_off', 'This shop takes no cards yet. Please choose cash on delivery.')

/** The shop's cards; throws `payments_off` when it takes none. */
export function requireCards({ cards }: { cards: Cards | null }): Cards {
  if (!cards) throw cardsOff()
  return cards
}

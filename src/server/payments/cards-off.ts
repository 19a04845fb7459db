import { ShopError } from '../../contract/errors.ts'

/** The refusal of whatever wants a card while the shop takes none. */
export const cardsOff = (): ShopError =>
  new ShopError('payments_off', 'This shop takes no cards yet. Please choose cash on delivery.')

import { ShopError } from '../../../contract/errors.ts'

/** The refusal to change an order that is not as it was looked at. */
export const orderChanged = (
  message = 'Somebody has changed this order meanwhile. Look at it again, then change it.',
): ShopError => new ShopError('order_changed', message)

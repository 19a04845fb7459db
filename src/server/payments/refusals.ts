import { ShopError } from '../../contract/errors.ts'
import { ProviderDown } from './card-provider.ts'

/** The authorisation was given up, so there is nothing to order with. */
export const paymentReleased = (): ShopError =>
  new ShopError(
    'payment_released',
    'This payment is no longer open, and your card has not been charged. Please pay again.',
  )

/** The cart is another one than was paid for. */
export const paidForAnother = (): ShopError =>
  new ShopError(
    'cart_changed',
    'Your cart or its prices have changed since you entered your card, which has not been charged. Please look at the cart and pay again.',
  )

export const notReady = (message: string): ShopError => new ShopError('payment_not_ready', message)

export const noSuchPayment = (): ShopError => new ShopError('not_found', 'There is no such payment.')

/** The provider cannot be reached; what the buyer did before stands. */
export const providerBusy = (): ShopError =>
  new ShopError(
    'busy',
    'The card service does not answer. Your card has not been charged. Please try again in a moment.',
  )

/** What the provider answers; throws `busy` when it does not. */
export async function orBusy<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    if (cause instanceof ProviderDown) throw providerBusy()
    throw cause
  }
}

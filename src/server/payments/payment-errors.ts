import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { ProviderBusy, ProviderDown } from './provider/card-provider.ts'

/** The payment was given up, so there is nothing to order with. */
export const paymentReleased = (): ShopError =>
  new ShopError(
    'payment_released',
    'This payment is no longer open, and your card has not been charged. Please pay again.',
  )

/** The payment was given up while its card was confirmed: for another cart, for cash, or because it took too long. */
export const paymentSuperseded = (): ShopError =>
  new ShopError(
    'payment_released',
    'This payment was replaced in the meantime, perhaps in another tab. Your card has not been charged. Please check your cart and pay again.',
  )

/** The cart is not the one that was paid for. */
export const cartChangedSincePayment = (): ShopError =>
  new ShopError(
    'cart_changed',
    'Your cart or its prices have changed since you entered your card. Your card has not been charged. Please check your cart and pay again.',
  )

export const cardsOff = (): ShopError =>
  new ShopError(
    'payments_off',
    'This shop does not take cards at the moment. Your card has not been charged. Please choose cash on delivery.',
  )

export const paymentNotReady = (message: string): ShopError => new ShopError('payment_not_ready', message)

export const paymentNotFound = (): ShopError => new ShopError('not_found', 'There is no such payment.')

/** The provider does not answer. */
export const providerBusy = (): ShopError =>
  new ShopError(
    'busy',
    'The card service is not responding. Your card has not been charged. Please try again in a moment.',
  )

/** The same for the staff, who asked for a payment to be settled. */
export const providerBusyForStaff = (): ShopError =>
  new ShopError('busy', 'The card provider is not responding. Please try again in a moment.')

/**
 * The provider's answer.
 * @throws busy when there is none
 */
export async function callOrBusy<T>(deps: Pick<Deps, 'log'>, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    throw toBusyError(deps, cause)
  }
}

/** The error for whoever waits: `busy` where the provider did not answer, which is logged. */
export function toBusyError({ log }: Pick<Deps, 'log'>, cause: unknown): unknown {
  if (!(cause instanceof ProviderDown)) return cause
  // Another request under way is not a failure.
  if (!(cause instanceof ProviderBusy)) log.error('The card provider did not answer', cause)
  return providerBusy()
}

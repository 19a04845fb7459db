import { ShopError } from '../contract/errors.ts'

/** When whoever was refused may come again, in seconds. */
export const retryAfterSeconds = 2

/** The refusal of what would have to wait too long. */
export const tooBusy = () =>
  new ShopError('busy', 'The shop is busy. Please try again in a moment.', undefined, retryAfterSeconds)

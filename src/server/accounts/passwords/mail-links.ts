import { ShopError } from '../../../contract/errors.ts'
import type { Deps } from '../../deps.ts'

/** The refusal when no link can be mailed because the shop does not know its own address. Logs what to set. */
export function mailLinksUnavailable({ log }: Pick<Deps, 'log'>): ShopError {
  const words =
    'PUBLIC_URL is not set, so no link for a new password or to confirm an address can be mailed to people who reach the shop this way'
  log.error('Mailing a link', new Error(words))
  return new ShopError(
    'links_off',
    'This shop cannot send links by email at the moment. Please contact the shop instead.',
  )
}

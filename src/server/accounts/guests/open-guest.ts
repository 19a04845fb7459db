import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import type { GuestCookie } from '../../http/guests/guest-cookie.ts'
import { isGuestOf, openGuestSession, reopenGuestSession } from '../../http/guests/guest-session.ts'
import { countAttempt } from '../../http/rate-limits.ts'
import { lockWholeUser } from '../queries.ts'
import { insertGuest } from './insert-guest.ts'

type OpenDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config'>

/**
 * Keeps somebody without an account under this id, and gives their browser the cookie that finds them again. Nobody can
 * sign in as a guest.
 * @throws too_many when one network makes many
 */
export async function openGuest(
  deps: OpenDeps,
  id: string,
  { address, guest }: { address: string; guest: GuestCookie },
): Promise<void> {
  await countAttempt(deps, 'guestPerAddress', address)
  const token = await inTransaction(deps.db, async tx => {
    await insertGuest(tx, deps, id)
    return openGuestSession(tx, deps, id)
  })
  guest.keep(token)
}

/**
 * Gives a browser another cookie of its guest where somebody signed in with the first one meanwhile, so that what was put
 * into the cart since is not lost. Of several calls at once one brings it.
 */
export async function keepReachable(deps: OpenDeps, id: string, guest: GuestCookie): Promise<void> {
  if (await isGuestOf(deps, guest, id)) return
  const token = await inTransaction(deps.db, async tx => {
    const row = await lockWholeUser(tx, id)
    // A guest who made an account signs in to it.
    return row?.isGuest ? reopenGuestSession(tx, deps, id) : null
  })
  if (token !== null) guest.keep(token)
}

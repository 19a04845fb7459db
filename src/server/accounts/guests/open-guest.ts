import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import type { GuestCookie } from '../../http/guests/guest-cookie.ts'
import { openGuestSession } from '../../http/guests/guest-session.ts'
import { countAttempt } from '../../http/rate-limits.ts'
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

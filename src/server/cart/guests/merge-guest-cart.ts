import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { GuestCookie } from '../../http/guests/guest-cookie.ts'
import { takeGuests } from '../../http/guests/guest-session.ts'
import { emptyCart } from '../delete-queries.ts'
import { lockOwnCart, selectLines } from '../queries.ts'
import { saveOneCart } from '../save-lines.ts'
import { mergeLines } from './merge-lines.ts'

type MergeDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/**
 * Puts what this browser's cart without an account has into the person's cart, as `mergeLines` says, and empties that cart;
 * all or nothing. Of two calls at once one does it, so nothing is added twice.
 */
export async function mergeGuestCart(deps: MergeDeps, userId: string, cookie: GuestCookie): Promise<void> {
  if (cookie.tokens.length === 0) return
  const merged = await inTransaction(deps.db, async tx => {
    const guests = await takeGuests(tx, deps, cookie)
    for (const guestId of guests) await addCart(tx, deps, { userId, guestId })
    return guests.length
  })
  // Only the call that merged drops the cookie; another tab may already hold a new one.
  if (merged > 0) cookie.drop()
}

async function addCart(tx: Tx, deps: MergeDeps, { userId, guestId }: { userId: string; guestId: string }) {
  const now = deps.clock()
  // Also waits for an order that is being placed from this cart.
  await lockOwnCart(tx, { id: deps.newId(), userId: guestId })
  const cart = await lockOwnCart(tx, { id: deps.newId(), userId })
  const [own, added] = [await selectLines(tx, userId).execute(), await selectLines(tx, guestId).execute()]
  await emptyCart(tx, guestId)
  // A line keeps its id, which the guest's cart has just let go.
  const lines = mergeLines(own, added)
  if (lines.length === 0) return
  const isSaved = await saveOneCart(
    tx,
    lines.map(line => ({ ...line, cart: { ...cart, userId }, addedAt: now })),
  )
  if (!isSaved) throw new Error('A locked cart was changed by somebody else')
}

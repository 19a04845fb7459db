import { eraseUser, lockForErasure } from '../accounts/erase-user.ts'
import { anonymiseName } from '../audit/anonymise-changes.ts'
import { recordChange } from '../audit/record-change.ts'
import { forgetCart } from '../cart/forget-cart.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { forgetAnswers } from '../idempotency/forget-answers.ts'
import { forgetMailTo } from '../mail/forget-mail.ts'
import { eraseContactsOf } from '../orders/buyers/erase-contacts.ts'
import { guestEmailsOf } from '../orders/guests/guest-emails.ts'
import { forgetWishlist } from '../wishlist/forget-wishlist.ts'

/**
 * Deletes an account with its sessions, cart, wishlist and waiting mails, and blanks the person on its orders, which the
 * books keep. `by` is the owner who does it, or the person.
 * @throws not_erasable while an order is under way, and for staff
 * @throws not_found
 */
export const eraseAccount = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { by, id }: { by: string; id: string },
): Promise<{ success: true }> =>
  inTransaction(deps.db, async tx => {
    const user = await lockForErasure(tx, id)
    const guestEmails = await guestEmailsOf(tx, id)
    await eraseContactsOf(tx, id)
    await forgetCart(tx, id)
    await forgetWishlist(tx, id)
    await forgetAnswers(tx, id)
    for (const email of [user.email, ...guestEmails]) await forgetMailTo(tx, email)
    await eraseUser(tx, user)
    await anonymiseName(tx, id)
    await recordChange(tx, deps, {
      userId: by,
      subjectType: 'customer',
      subjectId: id,
      subject: 'Deleted account',
      action: 'deleted',
      before: null,
      after: { by: by === id ? 'the customer' : 'the owner' },
    })
    return { success: true }
  })

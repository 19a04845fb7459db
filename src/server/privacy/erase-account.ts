import { anonymiseUser, lockForErasure } from '../accounts/anonymise-user.ts'
import { anonymiseName } from '../audit/anonymise-changes.ts'
import { recordChange } from '../audit/record-change.ts'
import { deleteCartOf } from '../cart/delete-cart.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { deleteAnswers } from '../idempotency/delete-answers.ts'
import { deleteMailsTo } from '../mail/delete-mail.ts'
import { anonymiseContactsOf } from '../orders/buyers/anonymise-contacts.ts'
import { guestEmailsOf } from '../orders/guests/guest-emails.ts'
import { deleteWishlist } from '../wishlist/delete-wishlist.ts'

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
    await anonymiseContactsOf(tx, id)
    await deleteCartOf(tx, id)
    await deleteWishlist(tx, id)
    await deleteAnswers(tx, id)
    for (const email of [user.email, ...guestEmails]) await deleteMailsTo(tx, email)
    await anonymiseUser(tx, user)
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

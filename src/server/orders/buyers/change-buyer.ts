import { ShopError } from '../../../contract/errors.ts'
import { fold } from '../../../contract/fold.ts'
import type { BlockBuyer, BuyerDetail, BuyerNotes } from '../../../contract/orders/buyers.ts'
import { recordChange } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { isHeld } from './buyer-marks.ts'
import { buyerNotFound, getBuyer } from './load-buyers.ts'
import { type BuyerRow, changeBuyer, findBuyer, lockBuyer } from './queries.ts'

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Change = { userId: string; phoneKey: string }

/**
 * Changes note and tags of a buyer.
 * @throws not_found nobody has ordered with this number
 * @throws order_changed they are not as they were looked at
 */
export const saveBuyer = (
  deps: ChangeDeps,
  { userId, phoneKey }: Change,
  { version, note, tags: written }: BuyerNotes,
): Promise<BuyerDetail> =>
  withLockedBuyer(deps, phoneKey, async (tx, row) => {
    if (row.version !== version) throw changedMeanwhile()
    const tags = [...new Set(written)]
    await changeBuyer(tx, phoneKey, {
      note,
      tags: JSON.stringify(tags),
      searchText: ` ${fold(tags.join(' '))} `,
      version: version + 1,
    })
    await recordChange(tx, deps, {
      ...subjectOf(row, userId),
      action: 'noted',
      // The words themselves go with the number, which the record outlives.
      before: { version },
      after: { version: version + 1 },
    })
  })

/**
 * Blocks a number for orders against cash, or ends that.
 * @throws not_found nobody has ordered with this number
 * @throws invalid the end lies behind
 * @throws order_changed the block is another one than was seen
 */
export const blockBuyer = (
  deps: ChangeDeps,
  { userId, phoneKey }: Change,
  { block, seen }: BlockBuyer,
): Promise<BuyerDetail> =>
  withLockedBuyer(deps, phoneKey, async (tx, row) => {
    const now = deps.clock()
    const until = block?.until ? new Date(block.until) : null
    if (until && until <= now) throw endsBefore()
    const wasHeld = isHeld(row, now)
    if (seen !== undefined && seen !== (wasHeld ? row.blockReason : '')) throw changedMeanwhile()
    await changeBuyer(tx, phoneKey, {
      blockedAt: block && now,
      blockedUntil: until,
      blockReason: block?.reason ?? '',
    })
    if (!block && !wasHeld) return
    await recordChange(tx, deps, {
      ...subjectOf(row, userId),
      action: block ? 'blocked' : 'let order again',
      before: { reason: wasHeld ? row.blockReason : '', until: wasHeld ? row.blockedUntil : null },
      after: { reason: block?.reason ?? '', until },
    })
  })

/** A change of the record of somebody: the name may be blanked with it, the number stands in no field. */
const subjectOf = ({ userId: subjectId, fullName }: BuyerRow, userId: string) => ({
  userId,
  subjectId,
  subjectType: 'customer' as const,
  subject: fullName || 'A customer',
})

function withLockedBuyer(
  deps: ChangeDeps,
  phoneKey: string,
  change: (tx: Tx, row: BuyerRow) => Promise<void>,
): Promise<BuyerDetail> {
  return inTransaction(deps.db, async tx => {
    if (!(await findBuyer(tx, phoneKey))) throw buyerNotFound()
    await lockBuyer(tx, phoneKey)
    const row = await findBuyer(tx, phoneKey)
    if (!row) throw buyerNotFound()
    await change(tx, row)
    return getBuyer({ db: tx, clock: deps.clock }, phoneKey)
  })
}

const changedMeanwhile = () =>
  new ShopError(
    'order_changed',
    'Somebody has changed what is written of this buyer meanwhile. Look at it again, then change it.',
  )

function endsBefore() {
  const message = 'Choose a day to come, or none.'
  return new ShopError('invalid', message, { 'block.until': message })
}

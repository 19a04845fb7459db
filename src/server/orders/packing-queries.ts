import { sql } from 'kysely'

/**
 * Whether a pending order waits for nothing but being packed: nobody has to call its buyer first, and no card that is
 * yet to be charged, could not be charged, or has got all of its money back keeps it (`payments/ledger/packing-blocker.ts`).
 */
export const isToPack = sql<boolean>`(orders.confirmation in ('not_needed', 'confirmed')
  and orders.payment_state in ('unpaid', 'paid', 'released'))`

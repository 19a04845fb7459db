import { sql } from 'kysely'

/**
 * Whether a pending order only waits to be packed: nobody has to call its buyer first, and its card was charged or
 * somebody has settled it by hand (see `payments/ledger/packing-blocker.ts`).
 */
export const isToPack = sql<boolean>`(orders.confirmation in ('not_needed', 'confirmed')
  and not exists (select from payments where payments.order_id = orders.id
    and payments.payment_state not in ('unpaid', 'paid', 'released')))`

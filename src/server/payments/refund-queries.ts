import type { Tx } from '../db/schema.ts'

export const deleteRefund = (tx: Tx, id: string) => tx.deleteFrom('refunds').where('id', '=', id).execute()

/** The refund that was asked for under this key. */
export const findByKey = (tx: Tx, paymentId: string, idempotencyKey: string) =>
  tx
    .selectFrom('refunds')
    .where('paymentId', '=', paymentId)
    .where('idempotencyKey', '=', idempotencyKey)
    .select(['id', 'cents'])
    .executeTakeFirst()

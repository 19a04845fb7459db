import type { Tx } from '../../db/schema.ts'
import { findSavings, setSaving } from './queries.ts'

/** Gives every pair that saves something another saving, in cents. The products are locked. */
export async function multiplySavings(tx: Tx, multiply: (cents: number) => number): Promise<void> {
  for (const { savingCents, ...pair } of await findSavings(tx)) {
    const cents = multiply(savingCents)
    if (cents !== savingCents) await setSaving(tx, pair, cents)
  }
}

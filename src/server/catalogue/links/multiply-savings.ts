import type { Tx } from '../../db/schema.ts'
import { findSavings, setSaving } from './queries.ts'

/** Gives every pair that saves something another saving, in cents, and keeps what it was. The products are locked. */
export async function multiplySavings(
  tx: Tx,
  batchId: string,
  multiply: (cents: number) => number,
): Promise<void> {
  for (const { savingCents, earlierSavings, ...pair } of await findSavings(tx)) {
    const cents = multiply(savingCents)
    const earlier = [...earlierSavings, { batchId, savingCents }].slice(-maxEarlier)
    if (cents !== savingCents) await setSaving(tx, pair, cents, earlier)
  }
}

/** So many multiplications of a saving can be undone. */
const maxEarlier = 20

/** Brings back what pairs saved before this batch multiplied them, where nobody has set or multiplied it since. */
export async function unmultiplySavings(tx: Tx, batchId: string): Promise<void> {
  for (const { earlierSavings, savingCents: _, ...pair } of await findSavings(tx)) {
    const last = earlierSavings.at(-1)
    if (last?.batchId === batchId) await setSaving(tx, pair, last.savingCents, earlierSavings.slice(0, -1))
  }
}

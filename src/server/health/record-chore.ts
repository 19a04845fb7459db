import type { ChoreName } from '../../contract/health.ts'
import type { Deps } from '../deps.ts'
import { redact } from '../log/mask.ts'
import { upsertChoreDone, upsertChoreFailed } from './queries.ts'

/** Does a chore and notes, for the owner's health page, when it was done, or that it failed and why. */
export async function recordChore(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  name: ChoreName,
  chore: () => Promise<void>,
): Promise<void> {
  try {
    await chore()
  } catch (cause) {
    // The chore's own failure matters more than that it could not be noted.
    await upsertChoreFailed(db, name, clock(), redact(String(cause)).slice(0, 500)).catch(() => {})
    throw cause
  }
  await upsertChoreDone(db, name, clock())
}

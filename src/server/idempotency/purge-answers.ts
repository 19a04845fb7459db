import type { Deps } from '../deps.ts'
import { deleteKeysBefore } from './queries.ts'

/** A browser that was closed over a holiday may still repeat its order. */
const keptMs = 30 * 86_400_000

/** Forgets keys and answers of more than 30 days ago. */
export async function purgeAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteKeysBefore(db, new Date(clock().getTime() - keptMs))
}

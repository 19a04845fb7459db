import { days } from '../../contract/durations.ts'
import type { Deps } from '../deps.ts'
import { deleteKeysBefore } from './queries.ts'

/** A browser that was closed over a holiday may still repeat what it saved. */
const keptMs = days(30)

/** Forgets keys and answers of more than 30 days ago, except those of orders and refunds. */
export async function expireAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteKeysBefore(db, new Date(clock().getTime() - keptMs))
}

import type { Deps } from '../deps.ts'
import { deleteKeysBefore } from './queries.ts'

const keptMs = 86_400_000

/** Forgets the answers of more than a day ago: nobody repeats those requests any more. */
export async function purgeAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteKeysBefore(db, new Date(clock().getTime() - keptMs))
}

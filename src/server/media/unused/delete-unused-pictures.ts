import { hours } from '../../../contract/durations.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import { allKeys } from '../keys.ts'
import {
  deleteMedia,
  findMarkedForDeletion,
  lockUnusedSince,
  markForDeletion,
  updateUnusedSince,
} from './queries.ts'

const unusedForMs = hours(48)

/**
 * Deletes uploaded pictures that no product, no order and no setting has shown for 48 hours, with all renditions. The deletion is
 * committed first, then the files go; files the store fails to delete are tried again next time. Ends when the signal
 * aborts.
 */
export async function deleteUnusedPictures(
  { db, clock, media, log }: Pick<Deps, 'db' | 'clock' | 'media' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const now = clock()
  await updateUnusedSince(db, now)
  await inTransaction(db, async tx => {
    const ids = await lockUnusedSince(tx, new Date(now.getTime() - unusedForMs))
    if (ids.length > 0) await markForDeletion(tx, ids, now)
  })
  for (const id of await findMarkedForDeletion(db)) {
    if (signal.aborted) return
    try {
      for (const key of allKeys(id)) await media.delete(key)
      await deleteMedia(db, id)
    } catch (cause) {
      log.error(`Picture ${id} could not be deleted`, cause)
    }
  }
}

import { inTransaction } from '../../../db/in-transaction.ts'
import type { Deps } from '../../../deps.ts'
import { loadPlaceholders } from '../../../media/load-placeholders.ts'
import { listWithoutPlaceholders, lockPictures, setPictures } from './queries.ts'

/**
 * Adds the placeholders that were made after a product was saved to its pictures. Nothing else about the product changes,
 * not even `updated_at`. Stops when the signal is aborted.
 */
export async function fillPlaceholders({ db }: Pick<Deps, 'db'>, signal: AbortSignal): Promise<void> {
  for (const id of await listWithoutPlaceholders(db)) {
    if (signal.aborted) return
    await inTransaction(db, async tx => {
      const pictures = await lockPictures(tx, id)
      const made = await loadPlaceholders(
        tx,
        pictures.filter(picture => !picture.placeholder).map(picture => picture.url),
      )
      if (made.size === 0) return
      await setPictures(
        tx,
        id,
        pictures.map(picture => ({ placeholder: made.get(picture.url), ...picture })),
      )
    })
  }
}

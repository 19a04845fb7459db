import { setImmediate } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { masterKey, renditionKey } from './keys.ts'
import { limitEncoding } from './limit-encoding.ts'
import { encodePlaceholder } from './placeholder.ts'
import { findIdsWithoutPlaceholder, setPlaceholder } from './queries.ts'

/**
 * Makes missing placeholders, newest picture first, one after another. Pictures without a file are skipped, failures
 * are logged. Ends when the signal aborts.
 */
export async function makePlaceholders(
  { db, media, log }: Pick<Deps, 'db' | 'media' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  for (const id of await findIdsWithoutPlaceholder(db)) {
    if (signal.aborted) return
    try {
      const bytes = await smallestOf(media, id)
      if (bytes) await setPlaceholder(db, id, await limitEncoding(() => encodePlaceholder(bytes)))
    } catch (cause) {
      log.error(`Picture ${id} has no placeholder`, cause)
    }
    await setImmediate()
  }
}

/** Reading the card's rendition takes a tenth of the master's time. */
const smallestOf = async (media: Deps['media'], id: string) =>
  (await media.get(renditionKey(id, 480, 'webp'))) ??
  (await media.get(renditionKey(id, 480, 'avif'))) ??
  media.get(masterKey(id))

import { setTimeout } from 'node:timers/promises'
import { pictureFormats } from '../../contract/pictures.ts'
import type { Deps } from '../deps.ts'
import { getRendition } from './get-rendition.ts'
import { listMediaIds } from './queries.ts'

/** The widths that cards and product pages ask for on most screens. */
const warmedWidths = [480, 960] as const

/** How many times longer it rests than it works: encoding takes a core, and visitors come first. */
const restsPerWork = 4

/**
 * Makes missing renditions in the usual widths, newest picture first, so that no shopper waits for them. Failures are
 * logged. Ends when the signal aborts.
 */
export async function warmRenditions(
  { db, media, log }: Pick<Deps, 'db' | 'media' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  for (const id of await listMediaIds(db)) {
    for (const width of warmedWidths) {
      for (const format of pictureFormats) {
        if (signal.aborted) return
        const began = performance.now()
        await getRendition({ media, log }, id, { width, format }).catch(cause =>
          log.error(`Picture ${id} has no ${width}.${format}`, cause),
        )
        await sleep((performance.now() - began) * restsPerWork, signal)
      }
    }
  }
}

/** Ends early, without an error, when the signal aborts. */
const sleep = (ms: number, signal: AbortSignal) =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined)

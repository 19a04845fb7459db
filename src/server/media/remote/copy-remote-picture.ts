import { hours, minutes } from '../../../contract/durations.ts'
import { pictureUrl } from '../../../contract/pictures.ts'
import { type NewPictureDeps, storeNewPicture } from '../store-new-picture.ts'
import { fetchPicture } from './fetch-picture.ts'
import { findRemotePicture, saveRemotePicture } from './queries.ts'

/** After each failure; then it is given up. */
const pausesMs = [minutes(5), minutes(30), hours(2), hours(12)]

export type FetchPicture = (url: string, unwanted: AbortSignal) => Promise<Uint8Array>

/**
 * The address of the shop's own copy of another site's picture, which is fetched once and encoded anew; null while there
 * is none. A picture that cannot be had is tried again after growing pauses, five times in all.
 */
export async function copyRemotePicture(
  deps: NewPictureDeps,
  url: string,
  unwanted: AbortSignal,
  fetch: FetchPicture = fetchPicture,
): Promise<string | null> {
  const now = deps.clock()
  const known = await findRemotePicture(deps.db, url)
  if (known?.mediaId) return pictureUrl(known.mediaId, 960, 'webp')
  if (known && (known.nextTryAt === null || known.nextTryAt > now)) return null
  try {
    const bytes = await fetch(url, unwanted)
    const { id } = await storeNewPicture(deps, async () => bytes, null)
    await saveRemotePicture(deps.db, { url, mediaId: id, tries: 0, nextTryAt: null, problem: null })
    return pictureUrl(id, 960, 'webp')
  } catch (cause) {
    // No failure of the other site.
    if (unwanted.aborted) return null
    const tries = (known?.tries ?? 0) + 1
    const pauseMs = pausesMs[tries - 1]
    const nextTryAt = pauseMs === undefined ? null : new Date(now.getTime() + pauseMs)
    const problem = cause instanceof Error ? cause.message.slice(0, 300) : 'failed'
    await saveRemotePicture(deps.db, { url, mediaId: null, tries, nextTryAt, problem })
    return null
  }
}

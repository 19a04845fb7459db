import { inTransaction } from '../../../db/in-transaction.ts'
import { loadPlaceholders } from '../../../media/load-placeholders.ts'
import { copyRemotePicture, type FetchPicture } from '../../../media/remote/copy-remote-picture.ts'
import type { NewPictureDeps } from '../../../media/store-new-picture.ts'
import { picturesElsewhere } from './pictures-elsewhere.ts'
import { listWithRemotePictures, lockAllPictures, setAllPictures } from './queries.ts'

/**
 * Gives products the shop's own copies of pictures that were named by an address elsewhere, so that no other site hears of
 * the shop's visitors. Nothing else about a product changes, not even `updated_at`. Stops when the signal is aborted.
 */
export async function adoptRemotePictures(
  deps: NewPictureDeps,
  signal: AbortSignal,
  fetch?: FetchPicture,
): Promise<void> {
  for (const { id, pictures, colors } of await listWithRemotePictures(deps.db)) {
    const copies = new Map<string, string>()
    for (const url of picturesElsewhere({ pictures, colours: colors })) {
      if (signal.aborted) return
      const copy = await copyRemotePicture(deps, url, signal, fetch)
      if (copy) copies.set(url, copy)
    }
    if (copies.size > 0) await replacePictures(deps, id, copies)
  }
}

/** Replaces what is still there of them. */
async function replacePictures({ db }: NewPictureDeps, id: string, copies: ReadonlyMap<string, string>) {
  await inTransaction(db, async tx => {
    const { pictures, colors } = await lockAllPictures(tx, id)
    const placeholders = await loadPlaceholders(tx, [...copies.values()])
    await setAllPictures(tx, id, {
      pictures: pictures.map(picture => {
        const url = copies.get(picture.url)
        return url ? { ...picture, url, placeholder: placeholders.get(url) } : picture
      }),
      colors: colors.map(colour => ({ ...colour, image: copies.get(colour.image) ?? colour.image })),
    })
  })
}

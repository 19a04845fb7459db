import { ShopError } from '../../contract/errors.ts'
import { mediaIdOf } from '../../contract/pictures.ts'
import type { Home } from '../../contract/settings/home/home.ts'
import type { Tx } from '../db/schema.ts'
import { findPictureSizes } from './queries.ts'

type Picture = { url: string; width: number; height: number }

/** A picture with the field of the group that it is in. */
type Placed = Picture & { field: string }

/** Every picture in the settings of a group, however deep. */
export function picturesOf(value: unknown, field = ''): Placed[] {
  if (typeof value !== 'object' || value === null) return []
  // Nothing else of the settings has an address named so.
  if ('url' in value) return [{ ...(value as Picture), field }]
  return Object.entries(value).flatMap(([name, each]) => picturesOf(each, field ? `${field}.${name}` : name))
}

const withIds = (pictures: readonly Placed[]) =>
  pictures.flatMap(picture => {
    const id = mediaIdOf(picture.url)
    return id === null ? [] : [{ ...picture, id }]
  })

/** The pictures of a home page that are in the shop's store; those of the demo come with the pages. */
export const uploadedPictures = (home: Home) => withIds(picturesOf(home))

/**
 * Keeps uploaded pictures from being deleted until the transaction ends.
 * @throws invalid for one that the shop does not have, or not in this size
 */
export async function checkPictures(tx: Tx, pictures: readonly Placed[]): Promise<void> {
  const wanted = withIds(pictures)
  if (wanted.length === 0) return
  const ids = [...new Set(wanted.map(({ id }) => id))]
  const known = new Map((await findPictureSizes(tx, ids)).map(row => [row.id, row]))
  const missing = wanted.filter(({ id, width, height }) => {
    const row = known.get(id)
    return row?.width !== width || row.height !== height
  })
  if (missing.length === 0) return
  const message = 'The shop no longer has this picture. Upload it again.'
  const fields = Object.fromEntries(missing.map(({ field }) => [`value.${field}`, message]))
  throw new ShopError('invalid', message, fields)
}

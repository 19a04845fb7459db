import { ShopError } from '../../contract/errors.ts'
import type { Look } from '../../contract/look.ts'
import { mediaIdOf } from '../../contract/pictures.ts'
import type { Tx } from '../db/schema.ts'
import { findPictureSizes } from './queries.ts'

const names = ['logo', 'favicon', 'share'] as const

/**
 * Keeps the pictures of a look from being deleted until the transaction ends.
 * @throws invalid for one that the shop does not have, or not in this size
 */
export async function checkLook(tx: Tx, look: Look): Promise<void> {
  const wanted = names.flatMap(name => {
    const picture = look[name]
    return picture ? [{ name, ...picture, id: mediaIdOf(picture.url) ?? '' }] : []
  })
  if (wanted.length === 0) return
  const known = new Map(
    (
      await findPictureSizes(
        tx,
        wanted.map(({ id }) => id),
      )
    ).map(row => [row.id, row]),
  )
  const missing = wanted.filter(({ id, width, height }) => {
    const row = known.get(id)
    return row?.width !== width || row.height !== height
  })
  if (missing.length === 0) return
  const message = 'The shop no longer has this picture. Upload it again.'
  throw new ShopError(
    'invalid',
    message,
    Object.fromEntries(missing.map(({ name }) => [`value.${name}`, message])),
  )
}

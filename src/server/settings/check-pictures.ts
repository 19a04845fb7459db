import { ShopError } from '../../contract/errors.ts'
import { mediaIdOf } from '../../contract/pictures.ts'
import type { Home } from '../../contract/settings/home/home.ts'
import type { Look } from '../../contract/settings/look.ts'
import type { Tx } from '../db/schema.ts'
import { findPictureSizes } from './queries.ts'

type Picture = { url: string; width: number; height: number }

/** A picture with the field of the group that it is in. */
type Placed = Picture & { field: string }

const place = (field: string, picture: Picture | null): Placed[] => (picture ? [{ ...picture, field }] : [])

export const picturesOfLook = (look: Look): Placed[] =>
  (['logo', 'favicon', 'share', 'signIn'] as const).flatMap(name => place(name, look[name]))

export const picturesOfHome = ({ parts }: Home): Placed[] =>
  parts.flatMap((part, nth) => {
    const at = `parts.${nth}`
    if (part.kind === 'story') return place(`${at}.picture`, part.picture)
    if (part.kind === 'tiles') return inRows(`${at}.tiles`, part.tiles)
    if (part.kind === 'groups') return inRows(`${at}.groups`, part.groups)
    if (part.kind === 'campaign') return inRows(`${at}.pictures`, part.pictures)
    if (part.kind === 'steps') return inRows(`${at}.steps`, part.steps)
    if (part.kind !== 'hero') return []
    return part.slides.flatMap(({ picture, phonePicture }, slide) => [
      ...place(`${at}.slides.${slide}.picture`, picture),
      ...place(`${at}.slides.${slide}.phonePicture`, phonePicture),
    ])
  })

const inRows = (at: string, rows: readonly { picture: Picture | null }[]) =>
  rows.flatMap(({ picture }, nth) => place(`${at}.${nth}.picture`, picture))

const withIds = (pictures: readonly Placed[]) =>
  pictures.flatMap(picture => {
    const id = mediaIdOf(picture.url)
    return id === null ? [] : [{ ...picture, id }]
  })

/** The pictures of a home page that are in the shop's store; those of the demo come with the pages. */
export const uploadedPictures = (home: Home) => withIds(picturesOfHome(home))

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

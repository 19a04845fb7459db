import type { PictureFormat, PictureWidth, ShapedPicture } from '../../contract/pictures.ts'
import type { Deps } from '../deps.ts'
import { encodeRendition } from './encode-rendition.ts'
import { isMediaId, masterKey, renditionKey, shapedKey } from './keys.ts'
import { limitEncoding } from './limit-encoding.ts'
import { shapePicture } from './shape-picture.ts'

export type Rendition = { width: PictureWidth; format: PictureFormat }
type Bytes = Uint8Array<ArrayBuffer>

const renditionsUnderWay = new Map<string, Promise<Bytes | null>>()

type RenditionDeps = Pick<Deps, 'media' | 'log'>

/**
 * One rendition of a picture, or null when there is no such picture. Made when first asked for and then kept; callers
 * who ask meanwhile share the work. Where there is no room to keep it, it is shown all the same.
 */
export async function getRendition(
  deps: RenditionDeps,
  id: string,
  { width, format }: Rendition,
): Promise<Bytes | null> {
  if (!isMediaId(id)) return null
  return getMade(deps, id, renditionKey(id, width, format), master => encodeRendition(master, width, format))
}

/** A picture in a fixed shape, made and kept like a rendition. */
export async function getShaped(
  deps: RenditionDeps,
  id: string,
  shape: ShapedPicture,
): Promise<Bytes | null> {
  if (!isMediaId(id)) return null
  return getMade(deps, id, shapedKey(id, shape), master => shapePicture(master, shape))
}

type Make = (master: Bytes) => Promise<Bytes>

const getMade = async (deps: RenditionDeps, id: string, key: string, make: Make) =>
  (await deps.media.get(key)) ?? once(key, () => makeFromMaster(deps, id, key, make))

function once(key: string, make: () => Promise<Bytes | null>): Promise<Bytes | null> {
  const made = renditionsUnderWay.get(key) ?? make().finally(() => renditionsUnderWay.delete(key))
  renditionsUnderWay.set(key, made)
  return made
}

async function makeFromMaster({ media, log }: RenditionDeps, id: string, key: string, make: Make) {
  const master = await media.get(masterKey(id))
  if (!master) return null
  const bytes = await limitEncoding(() => make(master))
  await media.put(key, bytes).catch(cause => log.error('Keeping a picture', cause))
  return bytes
}

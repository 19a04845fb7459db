import type { PictureFormat, PictureWidth } from '../../contract/pictures.ts'
import type { Deps } from '../deps.ts'
import { encodeRendition } from './encode-rendition.ts'
import { isMediaId, masterKey, renditionKey } from './keys.ts'
import { limitEncoding } from './limit-encoding.ts'

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
  const key = renditionKey(id, width, format)
  return (await deps.media.get(key)) ?? once(key, () => makeRendition(deps, id, { width, format }))
}

function once(key: string, make: () => Promise<Bytes | null>): Promise<Bytes | null> {
  const made = renditionsUnderWay.get(key) ?? make().finally(() => renditionsUnderWay.delete(key))
  renditionsUnderWay.set(key, made)
  return made
}

async function makeRendition({ media, log }: RenditionDeps, id: string, { width, format }: Rendition) {
  const master = await media.get(masterKey(id))
  if (!master) return null
  const bytes = await limitEncoding(() => encodeRendition(master, width, format))
  await media
    .put(renditionKey(id, width, format), bytes)
    .catch(cause => log.error('Keeping a picture', cause))
  return bytes
}

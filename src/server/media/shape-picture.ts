import { type ShapedPicture, shareSize } from '../../contract/pictures.ts'
import { openPicture } from './encode-rendition.ts'

/** `share`: how much of the side the picture may take. A phone paints its own ground where there is none. */
type Icon = { side: number; share: number; hasGround: boolean }

const icons: Record<Exclude<ShapedPicture, 'share.jpg'>, Icon> = {
  'icon-96.png': { side: 96, share: 1, hasGround: false },
  'icon-180.png': { side: 180, share: 0.84, hasGround: true },
  'icon-192.png': { side: 192, share: 1, hasGround: false },
  'icon-512.png': { side: 512, share: 1, hasGround: false },
  // Phones cut a circle of four fifths out of it.
  'icon-maskable.png': { side: 512, share: 0.7, hasGround: true },
}

const white = { r: 255, g: 255, b: 255, alpha: 1 }
const clear = { ...white, alpha: 0 }

/** A picture in a fixed shape: whole within a square as an icon, or cut to the shape of a shared link. */
export async function shapePicture(
  master: Uint8Array,
  shape: ShapedPicture,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await openPicture(master, false)
  if (shape === 'share.jpg') {
    const cut = picture.flatten({ background: white }).resize({ ...shareSize, fit: 'cover' })
    return new Uint8Array(await cut.jpeg({ quality: 82 }).toBuffer())
  }
  const { side, share, hasGround } = icons[shape]
  const ground = hasGround ? white : clear
  const inner = Math.round(side * share)
  const before = Math.floor((side - inner) / 2)
  const after = side - inner - before
  const square = picture
    .resize({ width: inner, height: inner, fit: 'contain', background: ground })
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
  const grounded = hasGround ? square.flatten({ background: ground }) : square
  return new Uint8Array(await grounded.png({ compressionLevel: 9 }).toBuffer())
}

import avif480 from './default-480.avif?no-inline'
import webp480 from './default-480.webp?no-inline'
import avif960 from './default-960.avif?no-inline'
import webp960 from './default-960.webp?no-inline'
import type { PictureSource } from './picture-source.ts'

/** Plain folded cloth, for products without a picture and for pictures that fail to load. */
export const defaultPicture: PictureSource = {
  src: webp960,
  avif: `${avif480} 480w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp960} 960w`,
}

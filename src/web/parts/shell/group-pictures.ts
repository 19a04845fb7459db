import type { PictureSource } from '../picture/picture-source.ts'
import kidsAvif from './zone-kids.avif?no-inline'
import kidsWebp from './zone-kids.webp?no-inline'
import womenAvif from './zone-women.avif?no-inline'
import womenWebp from './zone-women.webp?no-inline'

/** The demo's pictures in the menus of the specification's groups, by code, and what they show. */
export const groupPictures: Readonly<Record<string, { source: PictureSource; caption: string }>> = {
  women: {
    source: { src: womenWebp, avif: womenAvif, webp: womenWebp },
    caption: 'Noorani gharara suit, zari jaal',
  },
  kids: {
    source: { src: kidsWebp, avif: kidsAvif, webp: kidsWebp },
    caption: 'Gul gathered frock',
  },
}

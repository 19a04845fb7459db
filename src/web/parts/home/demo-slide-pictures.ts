import type { PictureSource } from '../picture/picture-source.ts'
import chikankariAvif960 from './pictures/chikankari-960.avif?no-inline'
import chikankariWebp960 from './pictures/chikankari-960.webp?no-inline'
import chikankariAvif1920 from './pictures/chikankari-1920.avif?no-inline'
import chikankariWebp1920 from './pictures/chikankari-1920.webp?no-inline'
import chikankariPhoneAvif540 from './pictures/chikankari-phone-540.avif?no-inline'
import chikankariPhoneWebp540 from './pictures/chikankari-phone-540.webp?no-inline'
import chikankariPhoneAvif900 from './pictures/chikankari-phone-900.avif?no-inline'
import chikankariPhoneWebp900 from './pictures/chikankari-phone-900.webp?no-inline'
import mommyAvif960 from './pictures/mommy-and-me-960.avif?no-inline'
import mommyWebp960 from './pictures/mommy-and-me-960.webp?no-inline'
import mommyAvif1920 from './pictures/mommy-and-me-1920.avif?no-inline'
import mommyWebp1920 from './pictures/mommy-and-me-1920.webp?no-inline'
import mommyPhoneAvif540 from './pictures/mommy-and-me-phone-540.avif?no-inline'
import mommyPhoneWebp540 from './pictures/mommy-and-me-phone-540.webp?no-inline'
import mommyPhoneAvif900 from './pictures/mommy-and-me-phone-900.avif?no-inline'
import mommyPhoneWebp900 from './pictures/mommy-and-me-phone-900.webp?no-inline'
import formalAvif960 from './pictures/semi-formal-960.avif?no-inline'
import formalWebp960 from './pictures/semi-formal-960.webp?no-inline'
import formalAvif1920 from './pictures/semi-formal-1920.avif?no-inline'
import formalWebp1920 from './pictures/semi-formal-1920.webp?no-inline'
import formalPhoneAvif540 from './pictures/semi-formal-phone-540.avif?no-inline'
import formalPhoneWebp540 from './pictures/semi-formal-phone-540.webp?no-inline'
import formalPhoneAvif900 from './pictures/semi-formal-phone-900.avif?no-inline'
import formalPhoneWebp900 from './pictures/semi-formal-phone-900.webp?no-inline'

const wide = (avif960: string, avif1920: string, webp960: string, webp1920: string): PictureSource => ({
  src: webp960,
  avif: `${avif960} 960w, ${avif1920} 1920w`,
  webp: `${webp960} 960w, ${webp1920} 1920w`,
})

const phone = (avif540: string, avif900: string, webp540: string, webp900: string): PictureSource => ({
  src: webp900,
  avif: `${avif540} 540w, ${avif900} 900w`,
  webp: `${webp540} 540w, ${webp900} 900w`,
})

/** The demo's pictures for the banner, each with another crop for phones. */
export const demoSlidePictures: Record<string, PictureSource> = {
  chikankari: wide(chikankariAvif960, chikankariAvif1920, chikankariWebp960, chikankariWebp1920),
  'chikankari-phone': phone(
    chikankariPhoneAvif540,
    chikankariPhoneAvif900,
    chikankariPhoneWebp540,
    chikankariPhoneWebp900,
  ),
  'mommy-and-me': wide(mommyAvif960, mommyAvif1920, mommyWebp960, mommyWebp1920),
  'mommy-and-me-phone': phone(mommyPhoneAvif540, mommyPhoneAvif900, mommyPhoneWebp540, mommyPhoneWebp900),
  'semi-formal': wide(formalAvif960, formalAvif1920, formalWebp960, formalWebp1920),
  'semi-formal-phone': phone(formalPhoneAvif540, formalPhoneAvif900, formalPhoneWebp540, formalPhoneWebp900),
}

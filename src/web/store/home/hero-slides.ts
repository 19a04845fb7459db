import type { PictureSource } from '../../parts/picture/picture-source.ts'
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

export type HeroSlide = {
  lead: string
  heading: string
  action: string
  /** The code of the category that it leads to. */
  category: string
  alt: string
  /** The colour of the cloth behind the text. */
  ground: 'light' | 'dark'
  picture: PictureSource
}

const wide = (at960: string, at1920: string) => `${at960} 960w, ${at1920} 1920w`
const phone = (at540: string, at900: string) => `${at540} 540w, ${at900} 900w`

export const heroSlides: [HeroSlide, ...HeroSlide[]] = [
  {
    lead: 'New season',
    heading: 'Chikankari, stitched by hand in Multan',
    action: 'Shop now',
    category: 'w-chickankari',
    alt: 'A lilac and a pistachio kurta with white chikankari on sand-coloured cloth',
    ground: 'light',
    picture: {
      src: chikankariWebp960,
      avif: wide(chikankariAvif960, chikankariAvif1920),
      webp: wide(chikankariWebp960, chikankariWebp1920),
      narrow: {
        avif: phone(chikankariPhoneAvif540, chikankariPhoneAvif900),
        webp: phone(chikankariPhoneWebp540, chikankariPhoneWebp900),
      },
    },
  },
  {
    lead: 'Mommy & Me',
    heading: 'One print for mother and daughter',
    action: 'See the pairs',
    category: 'w-mommy-and-me',
    alt: 'A peacock-green printed kurta and a child’s frock of the same print on amber cloth',
    ground: 'light',
    picture: {
      src: mommyWebp960,
      avif: wide(mommyAvif960, mommyAvif1920),
      webp: wide(mommyWebp960, mommyWebp1920),
      narrow: {
        avif: phone(mommyPhoneAvif540, mommyPhoneAvif900),
        webp: phone(mommyPhoneWebp540, mommyPhoneWebp900),
      },
    },
  },
  {
    lead: 'Semi Formal',
    heading: 'Zari and resham for the evening',
    action: 'Shop semi formal',
    category: 'w-semi-formal',
    alt: 'An ivory kurta with gold paisleys and an embroidered neckline beside a rose dupatta on plum cloth',
    ground: 'dark',
    picture: {
      src: formalWebp960,
      avif: wide(formalAvif960, formalAvif1920),
      webp: wide(formalWebp960, formalWebp1920),
      narrow: {
        avif: phone(formalPhoneAvif540, formalPhoneAvif900),
        webp: phone(formalPhoneWebp540, formalPhoneWebp900),
      },
    },
  },
]

import { categories, type Zone } from '../../../contract/categories.ts'
import { zoneNames } from '../category/zone-names.ts'
import type { PictureSource } from '../picture/picture-source.ts'
import kidsAvif from './zone-kids.avif?no-inline'
import kidsWebp from './zone-kids.webp?no-inline'
import womenAvif from './zone-women.avif?no-inline'
import womenWebp from './zone-women.webp?no-inline'

type ShopZone = {
  zone: Zone
  name: string
  categories: { code: string; name: string }[]
  picture: PictureSource
}

/** The two halves of the shop, as menus and the footer list them. */
export const zones: ShopZone[] = [
  {
    zone: 'women',
    name: zoneNames.women,
    categories: categories.filter(category => category.zone === 'women'),
    picture: { src: womenWebp, avif: womenAvif, webp: womenWebp },
  },
  {
    zone: 'kids',
    name: zoneNames.kids,
    categories: categories.filter(category => category.zone === 'kids'),
    picture: { src: kidsWebp, avif: kidsAvif, webp: kidsWebp },
  },
]

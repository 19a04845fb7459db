import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { picturesOfColour } from '../../../contract/catalogue/colour-pictures.ts'

export type GalleryPicture = { url: string; alt: string; placeholder?: string | undefined }

/** The pictures of a product in a colour, or all of them for none; one placeholder when there are none. */
export function galleryPictures(product: Product, colour: string | null): readonly GalleryPicture[] {
  const named = product.pictures.map(picture => ({ ...picture, alt: picture.alt || product.title }))
  const known = new Set(named.map(({ url }) => url))
  const ofColours = product.colors
    .filter(({ image }) => image && !known.has(image))
    .map(({ name, image }) => ({ url: image, alt: `${product.title} in ${name}` }))
  const shown = picturesOfColour<GalleryPicture>([...named, ...ofColours], product.colors, colour)
  return shown.length > 0 ? shown : [{ url: '', alt: product.title }]
}

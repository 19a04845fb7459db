import type { Product } from '../../../contract/catalogue.ts'

export type GalleryPicture = { url: string; alt: string; placeholder?: string | undefined }

/** All pictures of a product, those known only from a colour last; one placeholder when there are none. */
export function galleryPictures(product: Product): GalleryPicture[] {
  const named = product.pictures.map(picture => ({ ...picture, alt: picture.alt || product.title }))
  const known = new Set(named.map(({ url }) => url))
  const ofColours = product.colors
    .filter(({ image }) => image && !known.has(image))
    .map(({ name, image }) => ({ url: image, alt: `${product.title} in ${name}` }))
  const all = [...named, ...ofColours]
  return all.length > 0 ? all : [{ url: '', alt: product.title }]
}

/** The index of a colour's own picture, or -1. */
export function placeOfColour(product: Product, pictures: GalleryPicture[], name: string | null): number {
  const image = product.colors.find(color => color.name === name)?.image
  return image ? pictures.findIndex(({ url }) => url === image) : -1
}

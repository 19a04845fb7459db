import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { ProductInput } from '../../contract/catalogue/catalogue.ts'
import { pictureUrl } from '../../contract/pictures.ts'

/** In the project's folder, in which the shop is started: this code may run from a bundle elsewhere. */
export const demoFolder = pathToFileURL('demo/')

const DemoProduct = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  price: z.number(),
  displayPrice: z.number(),
  inventory: z.number(),
  colours: z.array(z.object({ name: z.string(), hex: z.string(), pictures: z.array(z.string()).min(1) })),
  materials: z.array(z.string()),
  lengths: z.array(z.string()),
  sizes: z.array(z.string()),
  pictures: z.array(z.string()),
  alt: z.record(z.string(), z.string()),
  createdDaysAgo: z.number(),
})
export type DemoProduct = z.infer<typeof DemoProduct>

export async function readDemoCatalogue(): Promise<DemoProduct[]> {
  return z.array(DemoProduct).parse(JSON.parse(await readFile(new URL('catalogue.json', demoFolder), 'utf8')))
}

/** Placeholders by file, prepared like the pictures: making them at every start would take seconds. */
export async function readDemoPlaceholders(): Promise<Record<string, string>> {
  const json = await readFile(new URL('placeholders.json', demoFolder), 'utf8')
  return z.record(z.string(), z.string()).parse(JSON.parse(json))
}

/** A picture's file name without its ending is its media id. */
export const mediaIdOfFile = (file: string): string => file.replace(/\.avif$/, '')

const urlOf = (file: string): string => pictureUrl(mediaIdOfFile(file), 960, 'webp')

/** What of its price a demo piece cost the shop. */
const costShare = 0.55

/** The demo product as the staff would type it in, with this stock. */
export const toProductInput = (
  product: DemoProduct,
  stock: NonNullable<ProductInput['stock']>,
): ProductInput => ({
  title: product.title,
  category: product.category,
  description: product.description,
  price: product.price,
  displayPrice: product.displayPrice,
  inventory: 0,
  stock: stock.map(shelf => ({ ...shelf, cost: Math.round(product.price * costShare) })),
  product_images: product.pictures.map(urlOf),
  alts: Object.fromEntries(Object.entries(product.alt).map(([file, alt]) => [urlOf(file), alt])),
  pictureColors: Object.fromEntries(
    product.colours.flatMap(({ name, pictures }) => pictures.map(file => [urlOf(file), name])),
  ),
  Color: product.colours.map(({ name, hex, pictures: [first = ''] }) => ({
    Color: name,
    hex,
    img: { original: urlOf(first) },
  })),
  Material: product.materials.map(Material => ({ Material })),
  Length: product.lengths.map(Length => ({ Length })),
  Size: product.sizes.map(Size => ({ Size })),
  // A set's parts (kurta, trousers) and its fabrics are included, not options.
  included: ['Material', 'Length'],
})

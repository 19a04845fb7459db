import type { Product } from '../../../contract/catalogue.ts'

/** The kinds of choice a product may offer, by the names that the address and the cart use. */
export const optionNames = ['color', 'size', 'length', 'material'] as const
export type OptionName = (typeof optionNames)[number]

/** The values of each kind between which a shopper chooses; a single value leaves nothing to choose. */
export type ProductOptions = Record<OptionName, string[]>

export function optionsOf(product: Product): ProductOptions {
  const lengths = product.Length.map(option => option.Length)
  const materials = product.Material.map(option => option.Material)
  return {
    color: product.Color.map(option => option.Color),
    size: product.Size.map(option => option.Size),
    length: isOnePerPiece(lengths) ? [] : lengths,
    material: isOneMake(materials) ? [] : materials,
  }
}

/** "Kurta 39 in" and "Trousers 37 in" measure the pieces of one set: both come, and nobody chooses. */
function isOnePerPiece(lengths: string[]): boolean {
  const pieces = lengths.map(length => /^([^\d]+)\d/.exec(length)?.[1]?.trim().toLowerCase())
  return lengths.length > 1 && pieces.every(Boolean) && new Set(pieces).size === pieces.length
}

const parts =
  /\b(beads?|dupatta|embroidery|floss|gharara|lace|lining|mirrors?|palazzo|patchwork|ribbon|sequins?|shalwar|thread|trim|trousers|waistcoat|weave)\b/i

/** "Raw silk" and "Chiffon dupatta" are both in the piece; "Lawn" and "Khaddar" are two ways to have it. */
function isOneMake(materials: string[]): boolean {
  return materials.length > 1 && materials.some(material => parts.test(material))
}

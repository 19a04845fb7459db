import type { IncludedAttribute, Product } from '../../../contract/catalogue.ts'

/** The kinds of choice a product may offer, by the names that the address and the cart use. */
export const optionNames = ['color', 'size', 'length', 'material'] as const
export type OptionName = (typeof optionNames)[number]

/** The values of each kind between which a shopper chooses; a single value leaves nothing to choose. */
export type ProductOptions = Record<OptionName, string[]>

export function optionsOf({ Color, Size, Length, Material, included }: Product): ProductOptions {
  const chosen = (attribute: IncludedAttribute, values: string[]) =>
    included.includes(attribute) ? [] : values
  return {
    color: Color.map(option => option.Color),
    size: Size.map(option => option.Size),
    length: chosen(
      'Length',
      Length.map(option => option.Length),
    ),
    material: chosen(
      'Material',
      Material.map(option => option.Material),
    ),
  }
}

import type { IncludedAttribute, Product } from '../../../contract/catalogue/catalogue.ts'

/** The options a product may have, by the names that the address and the cart use. */
export const optionNames = ['color', 'size', 'third', 'length', 'material'] as const
export type OptionName = (typeof optionNames)[number]

/** The values of each option with a choice; a single value is no choice. */
export type ProductOptions = Record<OptionName, string[]>

export function optionsOf({ Color, Size, third, Length, Material, included }: Product): ProductOptions {
  const chosen = (attribute: IncludedAttribute, values: string[]) =>
    included.includes(attribute) ? [] : values
  return {
    color: Color.map(option => option.Color),
    size: Size.map(option => option.Size),
    third: third?.values.map(({ value }) => value) ?? [],
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

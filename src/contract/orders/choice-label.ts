import type { ChosenOptions } from '../catalogue/catalogue.ts'

/** The name of a product's third option where a choice says no value of it; null else. */
export const unchosenOption = (
  product: { third?: { name: string } | null | undefined },
  { third }: ChosenOptions,
): string | null => (product.third && !third ? product.third.name : null)

/** The choice as a label, colour and size first: "Pistachio, M"; '' when nothing was chosen. */
export const choiceLabel = ({ color, size, third, length, material }: ChosenOptions): string =>
  [color, size, third, length, material].filter(Boolean).join(', ')

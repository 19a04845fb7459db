import type { ChosenOptions } from '../catalogue/catalogue.ts'

/** The choice as a label, colour and size first: "Pistachio, M"; '' when nothing was chosen. */
export const choiceLabel = ({ color, size, third, length, material }: ChosenOptions): string =>
  [color, size, third, length, material].filter(Boolean).join(', ')

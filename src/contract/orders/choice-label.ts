import type { ChosenOptions } from '../catalogue/catalogue.ts'

/** The choice as a label, colour and size first: "Pistachio, M"; '' when nothing was chosen. */
export const choiceLabel = ({ color, size, length, material }: ChosenOptions): string =>
  [color, size, length, material].filter(Boolean).join(', ')

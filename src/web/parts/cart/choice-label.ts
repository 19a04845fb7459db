import type { ChosenOptions } from '../../../contract/catalogue.ts'

/** "Pistachio, M": what was chosen, colour and size first; '' when nothing was. */
export const choiceLabel = ({ color, size, length, material }: ChosenOptions): string =>
  [color, size, length, material].filter(Boolean).join(', ')

import type { ChosenOptions } from '../catalogue/catalogue.ts'
import { choiceLabel } from './choice-label.ts'

/** "2 × Nilofer Kurta (Pistachio, M)" */
export function pieceText({
  quantity,
  title,
  options,
}: {
  quantity: number
  title: string
  options: ChosenOptions
}): string {
  const chosen = choiceLabel(options)
  return `${quantity} × ${title}${chosen && ` (${chosen})`}`
}

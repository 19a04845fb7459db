import type { Product } from '../../../contract/catalogue/catalogue.ts'

type Described = Pick<Product, 'title' | 'description' | 'Material' | 'included'>

/** "2-piece, cotton lawn": what a card says of a product; the first line of its description where neither is known. */
export const factsLine = (product: Described): string =>
  capitalised([piecesOf(product), fabricOf(product)].filter(Boolean).join(', ')) ||
  firstLine(product.description)

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const piecesPattern = new RegExp(`\\b([1-9]|${numbers.join('|')})[\\s-](?:piece|pc)s?\\b`, 'i')

/** What the merchant calls it: "2-Piece", "three pieces". */
function piecesOf({ title, description }: Described): string {
  const found = (piecesPattern.exec(title) ?? piecesPattern.exec(description))?.[1]?.toLowerCase()
  if (!found) return ''
  return `${numbers.includes(found) ? numbers.indexOf(found) + 1 : found}-piece`
}

/** The main fabric stands first; one that the shopper chooses is none. */
function fabricOf({ Material, included }: Described): string {
  const [main] = Material
  const isChosen = Material.length > 1 && !included.includes('Material')
  return main && !isChosen ? lowered(main.Material) : ''
}

/** Not "PVC", or a name in capitals. */
const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name

const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** Longer than the widest card can show, so the browser alone cuts the line. */
const maxLength = 140

function firstLine(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? ''
  return line.length > maxLength
    ? line.slice(0, line.lastIndexOf(' ', maxLength) + 1 || maxLength).trimEnd()
    : line
}

import { normaliseValue, toFilterValue } from './filter-value.ts'

/** The families by which lists are filtered: how each is shown, and the words for its shades, in English and in the trade's Urdu. */
const families = {
  Black: { hex: '#1d1d1f', words: 'black kala jet onyx' },
  Grey: { hex: '#8b8d91', words: 'grey gray charcoal slate ash graphite smoke surmai' },
  White: { hex: '#fbfaf6', words: 'white offwhite ivory chalk pearl snow safaid safed' },
  Beige: {
    hex: '#e0d0b3',
    words:
      'beige cream ecru natural oat oatmeal stone sand champagne buttermilk fawn skin nude biscuit almond badami linen',
  },
  Brown: {
    hex: '#75492f',
    words: 'brown rust chocolate coffee mocha camel tan khaki walnut cinnamon copper bronze caramel',
  },
  Red: {
    hex: '#a8232f',
    words:
      'red maroon mehroon marroon crimson madder oxblood burgundy wine scarlet tomato pomegranate anaar cherry ruby brick laal lal surkh',
  },
  Pink: {
    hex: '#e08fa5',
    words: 'pink rose blush fuchsia fuschia magenta rani gulabi salmon bubblegum raspberry',
  },
  Orange: {
    hex: '#e3803a',
    words: 'orange peach apricot coral terracotta saffron tangerine zafrani narangi',
  },
  Yellow: {
    hex: '#e9bb3f',
    words: 'yellow mustard turmeric marigold ochre lemon primrose amber haldi zard peela',
  },
  Green: {
    hex: '#4b7f57',
    words: 'green emerald mint sage olive pistachio pista lime jade mehndi henna moss fern sabz hara',
  },
  Turquoise: {
    hex: '#2b8d90',
    words: 'turquoise teal aqua peacock cyan ferozi feroza firozi',
  },
  Blue: {
    hex: '#2f5597',
    words: 'blue navy sky indigo cobalt denim midnight azure royal asmani neela neel sapphire',
  },
  Purple: {
    hex: '#7c5a97',
    words: 'purple plum lilac lavender mauve violet aubergine jamni jamun jamuni orchid',
  },
  Gold: { hex: '#c39a3b', words: 'gold golden sunehra sona' },
  Silver: { hex: '#bfc2c6', words: 'silver chandi' },
  Multicolour: { hex: undefined, words: 'multicolour multicolor multicoloured multicolored multi rainbow' },
} as const

export type ColourFamily = keyof typeof families

const names = Object.keys(families) as ColourFamily[]
const familyOfWord = new Map(
  names.flatMap(name => families[name].words.split(' ').map(word => [word, name] as const)),
)

/** Of "Ivory & Maroon" the first is the piece's main colour. */
const betweenColours = /[&+/,;|]|\band\b|\bwith\b/

/** The colours in a name, in small letters without accents: "ecru" and "maroon" of "Écru & Maroon". */
export const coloursIn = (name: string): string[] =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(betweenColours)

/**
 * The family that a colour's name puts it in: "Bottle Green" and "Mint" are "Green". The last word that names a colour
 * decides; a name without one stands for itself, as filters write it.
 */
export function colourFamily(name: string): string {
  for (const part of coloursIn(name)) {
    const family = part
      .split(/[^\p{L}]+/u)
      .map(word => familyOfWord.get(word))
      .findLast(Boolean)
    if (family) return family
  }
  return toFilterValue(name)
}

/** The colour of a family's dot; undefined for several colours at once, and for what is no family. */
export const familyHex = (value: string): string | undefined =>
  names.includes(value as ColourFamily) ? families[value as ColourFamily].hex : undefined

/** Whether a colour is asked for by its own name or by its family's; `wanted` is as `normaliseValue` writes it. */
export const isWantedColour = (wanted: readonly string[], name: string): boolean =>
  wanted.includes(normaliseValue(name)) || wanted.includes(normaliseValue(colourFamily(name)))

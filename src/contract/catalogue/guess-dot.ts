import { colourFamily, coloursIn, familyHex } from './colour-family.ts'

/** Shades that the dot of their family would not show, by the names that the trade gives them. */
const shades = new Map(
  Object.entries({
    amber: '#d98e1f',
    apricot: '#f2b98a',
    aqua: '#7cc7c9',
    'baby pink': '#f4cdd3',
    blush: '#f6d9d0',
    'bottle green': '#1f4d3f',
    burgundy: '#5c1722',
    charcoal: '#3b3d42',
    chocolate: '#4a2c20',
    copper: '#a8623a',
    coral: '#ef8266',
    cream: '#fbf0da',
    emerald: '#1f6b50',
    fuchsia: '#b52a63',
    indigo: '#1f2f55',
    jade: '#5f9488',
    khaki: '#b3a37a',
    lavender: '#cbbfe0',
    lemon: '#f6e68a',
    lilac: '#c9bbdc',
    lime: '#b9cf5d',
    magenta: '#b0246f',
    maroon: '#6e1423',
    mauve: '#b79bb4',
    mehndi: '#6f7436',
    mehroon: '#6e1423',
    midnight: '#1d2a3f',
    mint: '#b9d8c6',
    mustard: '#d9a53f',
    navy: '#2b3663',
    olive: '#6c7140',
    oxblood: '#5c1722',
    peach: '#f0bd9c',
    pista: '#a9c0a2',
    pistachio: '#a9c0a2',
    plum: '#54233f',
    'powder blue': '#9db3c5',
    'powder pink': '#f0cdc9',
    rani: '#b52a63',
    'royal blue': '#24488f',
    rust: '#8f3a26',
    saffron: '#e0892f',
    sage: '#b5c4a5',
    sky: '#a9cbe0',
    slate: '#5c6670',
    'tea pink': '#e8b9b4',
    teal: '#1f6168',
    terracotta: '#b5583c',
    turmeric: '#e0a733',
  }),
)

/** The dot for a colour's name, "#2b3663" for "Navy Blue"; '' for a name that says no colour, and for several at once. */
export function guessDot(name: string): string {
  const [first = ''] = coloursIn(name)
  const words = first.split(/[^\p{L}]+/u).filter(Boolean)
  const endings = words.map((_, at) => shades.get(words.slice(at).join(' ')))
  const shade = endings.find(Boolean) ?? words.map(word => shades.get(word)).findLast(Boolean)
  return shade ?? familyHex(colourFamily(name)) ?? ''
}

/**
 * How the shop looks until its owner chooses otherwise: the one file to replace for another look. The styles are made of it
 * when the pages are built (`web/theme-styles.ts`), and the settings take its colours and type pairs from it.
 */

/** Every colour of the pages. `paper` and `madder`, the accent, are those that the owner may change. */
export const colours = {
  paper: '#fbf8f3',
  white: '#ffffff',
  sunk: '#f3ede3',
  tile: '#eee7db',
  ink: '#231a17',
  'ink-2': '#574a43',
  'ink-3': '#6f6259',
  line: '#e3dacd',
  control: '#8a7d72',
  madder: '#8a2433',
  'madder-hover': '#6e1a28',
  'madder-soft': '#f7e8e5',
  sale: '#a8231c',
  error: '#a8231c',
  'error-soft': '#fbe9e7',
  'error-hover': '#86170f',
  success: '#23613f',
  'success-soft': '#e4f0e7',
  warning: '#7a4a00',
  'warning-soft': '#fbefd6',
  info: '#1f4e79',
  'info-soft': '#e3edf6',
  violet: '#553a86',
  'violet-soft': '#ece7f5',
  neutral: '#54504c',
  'neutral-soft': '#eceae7',
} as const

/** How round corners are. */
export const corners = { picture: '2px', control: '4px', panel: '8px', sheet: '16px' } as const

/**
 * A font that every machine has, stretched to the width and height of one that is still loading, so that nothing moves
 * when it arrives: percentages for `size-adjust`, `ascent-override` and `descent-override`. The width is the average by
 * English letter frequency, the heights are the font's own.
 */
type StandIn = { name: string; like: readonly string[]; size: number; ascent: number; descent: number }

export type FontFamily = {
  /** Within its npm package, which brings its licence along (all are under the OFL). */
  file: string
  weights: string
  /** Whose figures it takes, where its own read as letters. */
  figures?: 'Figtree Variable'
  standIns: readonly StandIn[]
  last: 'Georgia, serif' | 'Arial, sans-serif'
}

const georgia = ['Georgia', 'Gelasio']
const arial = ['Arial', 'Liberation Sans', 'Roboto']

export const fontFamilies = {
  Marcellus: {
    file: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    weights: '400',
    figures: 'Figtree Variable',
    standIns: [
      { name: 'Marcellus Fallback', like: georgia, size: 102.93, ascent: 94.64, descent: 27.18 },
      { name: 'Marcellus Fallback Sans', like: arial, size: 102.25, ascent: 95.27, descent: 27.36 },
    ],
    last: 'Georgia, serif',
  },
  'Figtree Variable': {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: '300 900',
    standIns: [{ name: 'Figtree Fallback', like: arial, size: 99.94, ascent: 95.06, descent: 25.02 }],
    last: 'Arial, sans-serif',
  },
  'Playfair Display Variable': {
    file: '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2',
    weights: '400 900',
    standIns: [
      { name: 'Playfair Fallback', like: georgia, size: 104.08, ascent: 103.96, descent: 24.12 },
      { name: 'Playfair Fallback Sans', like: arial, size: 103.39, ascent: 104.65, descent: 24.28 },
    ],
    last: 'Georgia, serif',
  },
  'Source Sans 3 Variable': {
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    weights: '200 900',
    standIns: [{ name: 'Source Sans Fallback', like: arial, size: 97.09, ascent: 105.46, descent: 41.2 }],
    last: 'Arial, sans-serif',
  },
  'Jost Variable': {
    file: '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
    weights: '100 900',
    standIns: [{ name: 'Jost Fallback', like: arial, size: 94.41, ascent: 113.34, descent: 39.72 }],
    last: 'Arial, sans-serif',
  },
  'Mulish Variable': {
    file: '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2',
    weights: '200 1000',
    standIns: [{ name: 'Mulish Fallback', like: arial, size: 105.99, ascent: 94.82, descent: 23.59 }],
    last: 'Arial, sans-serif',
  },
  'Lora Variable': {
    file: '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2',
    weights: '400 700',
    standIns: [
      { name: 'Lora Fallback', like: georgia, size: 107.7, ascent: 93.41, descent: 25.44 },
      { name: 'Lora Fallback Sans', like: arial, size: 106.99, ascent: 94.03, descent: 25.61 },
    ],
    last: 'Georgia, serif',
  },
} satisfies Record<string, FontFamily>

export type FontName = keyof typeof fontFamilies

type TypePair = { name: string; mood: string; display: FontName; text: FontName }

/** What headings and what texts are set in. The first is the shop's until its owner chooses; others load only if chosen. */
export const typePairs = {
  marcellus: {
    name: 'Marcellus and Figtree',
    mood: 'Quiet and classical',
    display: 'Marcellus',
    text: 'Figtree Variable',
  },
  playfair: {
    name: 'Playfair Display and Source Sans',
    mood: 'Like a fashion magazine',
    display: 'Playfair Display Variable',
    text: 'Source Sans 3 Variable',
  },
  jost: {
    name: 'Jost and Mulish',
    mood: 'Plain and modern',
    display: 'Jost Variable',
    text: 'Mulish Variable',
  },
  lora: {
    name: 'Lora and Figtree',
    mood: 'Warm and hand-made',
    display: 'Lora Variable',
    text: 'Figtree Variable',
  },
} satisfies Record<string, TypePair>

export type TypePairId = keyof typeof typePairs

// The record names them all, and its first one comes first.
export const typePairIds = Object.keys(typePairs) as [TypePairId, ...TypePairId[]]
export const [firstTypePair] = typePairIds

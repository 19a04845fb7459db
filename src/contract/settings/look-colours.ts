import { contrast, contrastText, leastContrast, mix } from './contrast.ts'
import { colours } from './theme.ts'

/** The two colours that the owner chooses. */
export type LookColours = { accent: string; paper: string }

export const firstColours: LookColours = { accent: colours.madder, paper: colours.paper }

/** The colours of the pages that follow from the two, and only those that differ from the theme's. */
export function shadesOf({ accent, paper }: LookColours): Record<string, string> {
  const isOwnPaper = paper !== colours.paper
  const papers = {
    paper,
    sunk: mix(paper, colours.ink, 0.04),
    tile: mix(paper, colours.ink, 0.065),
    line: mix(paper, colours.ink, 0.11),
  }
  const accents = {
    madder: accent,
    'madder-hover': mix(accent, '#000000', 0.2),
    'madder-soft': mix(paper, accent, 0.08),
  }
  return {
    ...(isOwnPaper ? papers : {}),
    ...(isOwnPaper || accent !== colours.madder ? accents : {}),
  }
}

type Pair = { one: string; other: string; least: number }

/** What a person must be able to read or see, by the colour that would be to blame. */
function pairsOf(chosen: LookColours): Record<keyof LookColours, Pair[]> {
  const all: Record<string, string> = { ...colours, ...shadesOf(chosen) }
  const pair = (one: string, other: string, least: number) => ({
    one: all[one] ?? '',
    other: all[other] ?? '',
    least,
  })
  const texts = ['ink', 'ink-2', 'ink-3', 'error', 'success', 'warning', 'info']
  return {
    accent: ['white', 'paper', 'sunk'].map(ground => pair('madder', ground, leastContrast.text)),
    paper: [
      ...texts.flatMap(text => ['paper', 'sunk'].map(ground => pair(text, ground, leastContrast.text))),
      pair('control', 'paper', leastContrast.line),
    ],
  }
}

/** How well the weakest of these pairs can be told apart, as a share of what is needed. */
const weakest = (pairs: readonly Pair[]): Pair =>
  pairs.reduce((least, pair) => (reached(pair) < reached(least) ? pair : least))

const reached = ({ one, other, least }: Pair) => contrast(one, other) / least

/** What is wrong with a colour, or null. A dark paper is to blame for itself, not for the accent on it. */
export function contrastFault(name: keyof LookColours, chosen: LookColours): string | null {
  const pair = weakest(pairsOf(chosen)[name])
  if (reached(pair) >= 1) return null
  const measured = `a contrast of ${contrastText(contrast(pair.one, pair.other))}, and it takes ${contrastText(pair.least)}`
  if (name === 'paper') return `Text is hard to read on this colour: ${measured}. Choose a lighter one.`
  return contrastFault('paper', chosen) === null
    ? `This colour is hard to tell from the ground: ${measured}. Choose a darker one.`
    : null
}

/** The contrast of the accent with the ground on which it is hardest to read. */
export function accentContrast(chosen: LookColours): number {
  const { one, other } = weakest(pairsOf(chosen).accent)
  return contrast(one, other)
}

/** The contrast of the palest text with the paper. */
export function paperContrast(chosen: LookColours): number {
  const texts = pairsOf(chosen).paper.filter(({ least }) => least === leastContrast.text)
  const { one, other } = weakest(texts)
  return contrast(one, other)
}

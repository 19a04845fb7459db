import { type CategoryCode, categories } from '../../../contract/categories.ts'
import { canonicalOf, maxPhraseWords, singular, wordsOf } from '../search/search-words.ts'

type Kind = 'printed-kurta' | 'mommy-and-me' | 'semi-formal' | 'hand-work' | 'chickankari' | 'froks'

/** Words that name a kind of product; all words of a row must occur. */
const kinds: readonly (readonly [Kind, ...string[]])[] = [
  ['froks', 'frock'],
  ['chickankari', 'chikankari'],
  ['hand-work', 'handwork'],
  ['hand-work', 'hand', 'embroidered'],
  ['hand-work', 'hand', 'embroidery'],
  ['semi-formal', 'semiformal'],
  ['semi-formal', 'formal'],
  ['mommy-and-me', 'mommy'],
  ['mommy-and-me', 'mother', 'daughter'],
  ['mommy-and-me', 'mother', 'son'],
  ['printed-kurta', 'printed'],
  ['printed-kurta', 'print'],
]

/** What a text is about stands at its beginning. */
const maxCharacters = 1_000

const zones = { women: ['women'], kids: ['kid', 'boy', 'baby', 'toddler', 'infant'] }

/**
 * The category that texts are about, the most reliable text first: by its code, or by words for its kind and its zone.
 * Undefined where that cannot be told.
 */
export function guessCategory(texts: readonly string[]): CategoryCode | undefined {
  const coded = categories.find(({ code }) => texts.some(text => text.trim().toLowerCase() === code))
  if (coded) return coded.code
  const wordsOfTexts = texts.map(text => wordsIn(text.slice(0, maxCharacters)))
  const zone = wordsOfTexts.map(zoneIn).find(each => each !== undefined)
  for (const words of wordsOfTexts) {
    const kindsNamed = kindsIn(words)
    const matches = categories.filter(
      category => kindsNamed.has(category.code.slice(2)) && (zone === undefined || category.zone === zone),
    )
    if (matches.length === 1) return matches[0]?.code
  }
  return undefined
}

/** The words of a text, also in the singular and in the trade's canonical spelling. */
function wordsIn(text: string): Set<string> {
  const written = wordsOf(text)
  const phrases = written.flatMap((_, at) =>
    Array.from({ length: maxPhraseWords }, (_, more) => canonicalOf(written.slice(at, at + more + 1))),
  )
  return new Set([...written, ...written.map(singular), ...phrases.filter(phrase => phrase !== undefined)])
}

function zoneIn(words: ReadonlySet<string>): 'women' | 'kids' | undefined {
  const [women, kids] = [zones.women, zones.kids].map(list => list.some(word => words.has(word)))
  if (women === kids) return undefined
  return women ? 'women' : 'kids'
}

const kindsIn = (words: ReadonlySet<string>): Set<string> =>
  new Set(kinds.filter(([, ...all]) => all.every(word => words.has(word))).map(([kind]) => kind))

import type { CategoryGroup } from '../../../contract/catalogue/category-groups.ts'
import { firstCategories } from '../categories/first-categories.ts'
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

/** Words for groups of the specification; any other has those of its name. */
const wordsOfGroups: Record<string, readonly string[]> = {
  women: ['women'],
  kids: ['kid', 'boy', 'baby', 'toddler', 'infant'],
}

/**
 * The category that texts are about, the most reliable text first: by its code, or by words for its kind and its group.
 * Undefined where that cannot be told. A category that the specification does not name is found by the words of its name.
 */
export function guessCategory(
  texts: readonly string[],
  groups: readonly CategoryGroup[],
): string | undefined {
  const categories = groups.flatMap(group => group.categories.map(category => ({ ...category, group })))
  const coded = categories.find(({ code }) => texts.some(text => text.trim().toLowerCase() === code))
  if (coded) return coded.code
  const wordsOfTexts = texts.map(text => wordsIn(text.slice(0, maxCharacters)))
  const group = wordsOfTexts.map(words => groupIn(words, groups)).find(each => each !== undefined)
  for (const words of wordsOfTexts) {
    const matches = categories.filter(
      category => (group === undefined || category.group.code === group) && isNamed(category, words),
    )
    if (matches.length === 1) return matches[0]?.code
  }
  return undefined
}

const specifiedNames = new Map(firstCategories.map(({ code, name }) => [code, name]))

function isNamed({ code, name }: { code: string; name: string }, words: ReadonlySet<string>): boolean {
  if (specifiedNames.get(code) === name) return kindsIn(words).has(code.slice(2))
  const named = wordsOf(name)
  return named.length > 0 && named.every(word => words.has(word) || words.has(singular(word)))
}

/** The words of a text, also in the singular and in the trade's canonical spelling. */
function wordsIn(text: string): Set<string> {
  const written = wordsOf(text)
  const phrases = written.flatMap((_, at) =>
    Array.from({ length: maxPhraseWords }, (_, more) => canonicalOf(written.slice(at, at + more + 1))),
  )
  return new Set([...written, ...written.map(singular), ...phrases.filter(phrase => phrase !== undefined)])
}

function groupIn(words: ReadonlySet<string>, groups: readonly CategoryGroup[]): string | undefined {
  const named = groups.filter(({ code, name }) => {
    const own = specifiedNames.get(code) === name ? wordsOfGroups[code] : undefined
    return (own ?? wordsOf(name).map(singular)).some(word => words.has(word))
  })
  return named.length === 1 ? named[0]?.code : undefined
}

const kindsIn = (words: ReadonlySet<string>): Set<string> =>
  new Set(kinds.filter(([, ...all]) => all.every(word => words.has(word))).map(([kind]) => kind))

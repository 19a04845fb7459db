import { fold } from '../../../contract/fold.ts'

/**
 * The trade's spellings of one thing a line; the first is the canonical one, which is stored and looked for. Plurals need
 * no entry. A spelling may be several words.
 */
const spellings = [
  ['kurta', 'kurti', 'qurta', 'qurti', 'kurtha', 'kurtee'],
  [
    'chikankari',
    'chickankari',
    'chikan',
    'chikankaari',
    'chikankary',
    'chiken kari',
    'chikan kari',
    'chicken kari',
    'chickan kari',
    'lucknowi',
  ],
  ['frock', 'frok', 'froc', 'froak'],
  ['shalwar', 'salwar', 'shalwaar', 'salwaar', 'shalvar'],
  ['kameez', 'kamiz', 'qameez', 'kamees', 'qamiz'],
  ['dupatta', 'dupata', 'duppatta', 'duppata', 'chunni'],
  ['gharara', 'garara', 'ghararah'],
  ['sharara', 'shararah'],
  ['anarkali', 'anarkalli', 'anarkaly'],
  ['angrakha', 'angarkha', 'angrakkha'],
  ['lawn', 'laun'],
  ['khaddar', 'khadar', 'khadder'],
  ['ajrak', 'ajrakh'],
  ['bandhani', 'bandhej', 'bandhni', 'chunri', 'chundri'],
  ['phulkari', 'phoolkari', 'pulkari'],
  ['lehenga', 'lehnga', 'lahanga', 'lengha'],
  ['eid', 'eed', 'eid ul fitr', 'eid al fitr', 'eid ul adha', 'eid al adha'],
  ['kid', 'kidz', 'girl', 'child', 'children'],
  ['women', 'woman', 'womens', 'lady'],
  ['handwork', 'hand work', 'hand worked'],
  ['semiformal', 'semi formal'],
  [
    'mommyandme',
    'mommy and me',
    'mommy me',
    'mom and me',
    'mum and me',
    'mummy and me',
    'mother and daughter',
    'mother daughter',
    'mommy and daughter',
    'mom and daughter',
    'mom daughter',
    'mum and daughter',
  ],
] as const

const maxWordLength = 40

/** The words of a text: folded, letters and digits only, each at most 40 characters. */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(word => [...word].slice(0, maxWordLength).join(''))

/** A word without its plural ending. Rough, but products and queries are treated alike. */
export function singular(word: string): string {
  if (/^.{2,}ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  return /^.{2,}[^su]s$/.test(word) ? word.slice(0, -1) : word
}

const phraseOf = (words: readonly string[]) => words.map(singular).join(' ')

const canonical = new Map(
  spellings.flatMap(group => group.map(spelling => [phraseOf(wordsOf(spelling)), group[0]] as const)),
)

/** How many words the longest spelling has. */
export const maxPhraseWords = Math.max(...[...canonical.keys()].map(phrase => phrase.split(' ').length))

/** The canonical spelling of these words; undefined when they are not a spelling of the trade. */
export const canonicalOf = (words: readonly string[]): string | undefined => canonical.get(phraseOf(words))

/** The canonical spellings that begin with these letters; none for fewer than four letters. */
export function spellingsFrom(words: readonly string[]): string[] {
  const start = words.join(' ')
  if (start.length < 4) return []
  const matches = [...canonical].filter(([phrase]) => phrase.startsWith(start))
  return [...new Set(matches.map(([, spelling]) => spelling))]
}

import { type CategoryGroup, categoryOf } from '../../../contract/catalogue/category-groups.ts'
import { canonicalOf, maxPhraseWords, singular, wordsOf } from './search-words.ts'

type Searchable = {
  title: string
  category: string
  description: string
  colours: readonly { name: string }[]
  materials: readonly string[]
}

/** The columns by which a product is found, and its words, by which misspelt queries are corrected. */
export type SearchDocument = { searchTitle: string; searchVector: string; words: string[] }

/**
 * The title weighs most (A), then category, colours and materials (B), then the description (C). In the column of the title
 * alone A marks the words that are in it themselves, B their other spellings.
 */
export function searchDocument(product: Searchable, groups: readonly CategoryGroup[]): SearchDocument {
  const category = categoryOf(groups, product.category)
  const attributes = [
    category?.name,
    category?.group.name,
    ...product.colours.map(({ name }) => name),
    ...product.materials,
  ]
  const title = lexemesOf(product.title, 'A')
  const all = [...title, ...lexemesOf(attributes.join(' , '), 'B'), ...lexemesOf(product.description, 'C')]
  const words = new Set(all.flatMap(({ own, spellings }) => [...own, ...spellings]))
  return {
    searchTitle: toVector(title, 'B'),
    searchVector: toVector(all),
    words: [...words].filter(word => word.length > 2 && /\p{L}/u.test(word)).sort(),
  }
}

/** What is at one place of a text: the word itself, also in the singular, and the trade's canonical spellings of it. */
type Lexeme = { own: string[]; spellings: string[]; weight: Weight }
type Weight = 'A' | 'B' | 'C'

function lexemesOf(text: string, weight: Weight): Lexeme[] {
  const written = wordsOf(text)
  return written.map((word, at) => {
    const own = new Set([word, singular(word)])
    const phrases = Array.from({ length: maxPhraseWords }, (_, more) =>
      canonicalOf(written.slice(at, at + more + 1)),
    )
    const spellings = new Set(phrases.filter(phrase => phrase !== undefined)).difference(own)
    return { own: [...own], spellings: [...spellings], weight }
  })
}

/**
 * The text form of a tsvector. Not `to_tsvector`, whose idea of a letter depends on the database's locale. Words are
 * letters and digits only, so quoting them is safe.
 */
const toVector = (lexemes: readonly Lexeme[], ofSpellings?: Weight) =>
  lexemes
    .flatMap(({ own, spellings, weight }, at) => [
      ...own.map(word => `'${word}':${at + 1}${weight}`),
      ...spellings.map(word => `'${word}':${at + 1}${ofSpellings ?? weight}`),
    ])
    .join(' ')

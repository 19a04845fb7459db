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

/** The title weighs most (A), then category, colours and materials (B), then the description (C). */
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
  const words = new Set(all.flatMap(lexeme => lexeme.words))
  return {
    searchTitle: toVector(title),
    searchVector: toVector(all),
    words: [...words].filter(word => word.length > 2 && /\p{L}/u.test(word)).sort(),
  }
}

/** The words at one place of a text: as written, in the singular, and in the trade's canonical spelling. */
type Lexeme = { words: string[]; weight: 'A' | 'B' | 'C' }

function lexemesOf(text: string, weight: Lexeme['weight']): Lexeme[] {
  const written = wordsOf(text)
  return written.map((word, at) => {
    const phrases = Array.from({ length: maxPhraseWords }, (_, more) =>
      canonicalOf(written.slice(at, at + more + 1)),
    )
    const words = [word, singular(word), ...phrases.filter(phrase => phrase !== undefined)]
    return { words: [...new Set(words)], weight }
  })
}

/**
 * The text form of a tsvector. Not `to_tsvector`, whose idea of a letter depends on the database's locale. Words are
 * letters and digits only, so quoting them is safe.
 */
const toVector = (lexemes: Lexeme[]) =>
  lexemes.flatMap(({ words, weight }, at) => words.map(word => `'${word}':${at + 1}${weight}`)).join(' ')

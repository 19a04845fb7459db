import { withLatinDigits } from './typed-numbers.ts'

/** Letters that Unicode does not take apart into a plain one and an accent. */
const latin = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Letters that look or sound alike, as keyboards of Urdu, Arabic and Sindhi have them; the first stands for all. */
const alike = ['کكڪ', 'یيى', 'ہهةۃھە', 'اٱ', 'σς']

const plainLetters = new Map([
  ...Object.entries(latin),
  ...alike.flatMap(([first = '', ...others]) => others.map(other => [other, first] as const)),
])
const otherLetters = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g')

/** Accents and vowel marks, what joins or parts letters unseen, the stroke that lengthens a word, and apostrophes. */
const unheard = /[\p{M}\p{Cf}\u0640'’‘ʼ]/gu

/**
 * What all spellings of a text that look or sound alike have in common, to find one by another: in lower case, without
 * accents, vowel marks and apostrophes, with one of the letters that look alike and the digits 0-9. "Women's" is `womens`.
 */
export const fold = (text: string): string =>
  withLatinDigits(plain(plain(text).toLowerCase())).replace(
    otherLetters,
    letter => plainLetters.get(letter) ?? letter,
  )

const plain = (text: string) => text.normalize('NFKD').replace(unheard, '')

import { expect, test } from 'vitest'
import { ProductInput } from './catalogue/catalogue.ts'
import { line, paragraph, searchText } from './text.ts'

const name = line(80, 'Enter your name.')

test.each(['\u200b', '\u2060\u200d', '\u3164', '\u2800', '\u{e0001}'])(
  'a name of invisible characters alone counts as missing (%j)',
  value => expect(name.safeParse(value).error?.issues[0]?.message).toBe('Enter your name.'),
)

test.each(['a\u0085b', '\u009bx', 'Ali\u202egpj', '\u2066Ali'])(
  'characters that turn or garble the text around them are refused (%j)',
  value => {
    expect(name.safeParse(value).success).toBe(false)
    expect(paragraph(80).safeParse(value).success).toBe(false)
  },
)

test.each(['عائشہ', 'می\u200cخواهم', 'O’Brien', '–', '💐', 'Zoe\u0308'])(
  'a name is accepted in any script, with the joiners it needs (%j)',
  value => expect(name.parse(value)).toBe(value),
)

test.each([1e-9, 5e-324, 0])('a product costs at least a cent, not %d dollars', price => {
  const product = { title: 'Kurta', category: 'w-hand-work', price }
  expect(ProductInput.safeParse(product).error?.issues[0]?.message).toBe('Price is required.')
  expect(ProductInput.safeParse({ ...product, price: 0.01 }).success).toBe(true)
})

test('text with half a character is refused', () => {
  expect(name.safeParse('Ali \ud83d').success).toBe(false)
})

test('only a paragraph may have line breaks and tabs', () => {
  for (const text of ['a\nb', 'a\tb', 'a\r\nb']) {
    expect(paragraph(80).parse(text)).toBe(text)
    expect(name.safeParse(text).success).toBe(false)
  }
})

test.each(['<b>', 'a<!--', '</p>', '<?php', '<IMG src=x>'])('HTML is refused (%s)', text => {
  expect(paragraph(80).safeParse(text).success).toBe(false)
})

test.each(['3 < 4', 'a <3', '<', 'x > y'])('a sign of less or greater is no HTML (%s)', text => {
  expect(name.parse(text)).toBe(text)
})

test.each(['kurta\u0000', '\u202ekurta', '\nkurta', 'kurta\ud800'])(
  'in a search text control characters count as spaces (%j)',
  text => {
    expect(searchText(80).parse(text)).toMatch(/^[ \ufffd]?kurta[ \ufffd]?$/)
  },
)

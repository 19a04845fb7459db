import { expect, test } from 'vitest'
import { pictureOfColour, picturesOfColour } from './colour-pictures.ts'

const colours = [
  { name: 'Ivory', image: '' },
  { name: 'Rose', image: 'rose-front' },
  { name: 'Mint', image: '' },
]
const pictures = [
  { url: 'ivory-front', color: 'Ivory' },
  { url: 'hem' },
  { url: 'rose-neck', color: 'Rose' },
  { url: 'rose-front' },
]
const urlsOf = (name: string | null) => picturesOfColour(pictures, colours, name).map(({ url }) => url)

test('a colour has its own picture first, then those tied to it, then those tied to none', () => {
  expect(urlsOf('Ivory')).toEqual(['ivory-front', 'hem'])
  expect(urlsOf('Rose')).toEqual(['rose-front', 'rose-neck', 'hem'])
})

test('a colour to which nothing is tied has all pictures, and so has no colour', () => {
  const all = pictures.map(({ url }) => url)
  expect([urlsOf('Mint'), urlsOf('Plaid'), urlsOf(null)]).toEqual([all, all, all])
})

test('the picture that stands for a colour is its own, else the first tied to it', () => {
  const pictureOf = (name: string) => pictureOfColour(pictures, colours, name)
  expect(['Ivory', 'Rose', 'Mint', ''].map(pictureOf)).toEqual(['ivory-front', 'rose-front', '', ''])
})

import { z } from 'zod'
import { line, optionalLine, paragraph } from '../../text.ts'
import {
  alt,
  button,
  choice,
  lead,
  link,
  optionalPicture,
  picture,
  text,
  words,
  wordsBelow,
} from './part-fields.ts'

/** Picture and words of a tile; where they are left out, those of what it leads to are shown. */
export const tile = (its: string, maxText: number) => ({
  picture: optionalPicture('tile', `Upright. Without one, ${its} newest product is shown.`),
  name: words(optionalLine(60), 'Name on the tile', { help: `Without one, ${its} own.`, optional: true }),
  text: wordsBelow(maxText),
})

export const slide = {
  picture: picture('wide', 'Wide, with room for the words on its left half.'),
  /** In its place on phones; null: the same, cut to a square. */
  phonePicture: optionalPicture(
    'phone',
    'Square. Without one, phones show the other, cut to a square.',
    'Picture for phones',
  ),
  alt,
  lead,
  heading: words(line(100, 'Enter a heading.'), 'Heading'),
  ...button,
  /** The colour of the words on the picture, on screens wider than a phone. */
  ink: choice('Colour of the words', 'On a phone they stand below the picture and are always dark.', {
    dark: 'Dark, for a light picture',
    light: 'Light, for a dark picture',
  }),
}

export const quote = {
  words: text(line(400, 'Enter what the customer said.'), 'Words', 3),
  name: words(line(60, 'Enter the customer’s name.'), 'Name', { half: true }),
  place: words(optionalLine(60), 'Place', { optional: true, half: true }),
  /** The id or slug of the product it is about; '' for none. Once that is gone, the words stand alone. */
  product: {
    input: 'product',
    schema: z.string().max(120).default(''),
    label: 'Product they speak of',
    optional: true,
  },
} as const

export const campaignPicture = {
  picture: picture('story', 'Upright. The first is the largest.'),
  alt,
  caption: wordsBelow(80),
  link: link(
    'Where the picture leads',
    'The page of a product, for example: /product/ and the end of its address.',
  ),
}

export const step = {
  title: words(line(60, 'Enter a heading.'), 'Name of the step'),
  text: text(paragraph(400).min(1, 'Enter a text.'), 'What is done', 3),
  picture: optionalPicture('tile', 'Upright.'),
  alt,
}

export const promise = {
  title: words(line(60, 'Enter a promise.'), 'Promise'),
  text: words(optionalLine(160), 'In a sentence', { optional: true }),
  link: link('Page that says more'),
}

import { z } from 'zod'
import { required } from '../../field-messages.ts'
import { line, paragraph } from '../../text.ts'
import { button, chosen, type KindOfPart, text, words } from './part-fields.ts'

export const title = words(line(60, 'Enter a heading.'), 'Heading')

const maxProducts = 24

const count = (what: string, help: string) =>
  ({
    input: 'count',
    schema: z
      .number(required(`Enter how many, from 1 to ${maxProducts}.`))
      .int()
      .min(1)
      .max(maxProducts),
    label: `How many ${what}`,
    help: `From 1 to ${maxProducts}. ${help}`,
  }) as const

const products = count('products', 'Four stand in a row, two on a phone.')

/** The parts that show what the shop has. */
export const productParts = {
  arrivals: { name: 'New arrivals', firstTitle: 'New arrivals', fields: { title, count: products } },
  deal: {
    name: 'Deal of the day',
    firstTitle: 'Deal of the day',
    note: 'The products of the deals that run. While none does, this part is not shown.',
    fields: { title },
  },
  hotSelling: { name: 'Best sellers', firstTitle: 'Best sellers', fields: { title, count: products } },
  collection: {
    name: 'Collection',
    isRepeatable: true,
    fields: {
      title,
      /** Its slug, or one that it had; while there is none, or it is hidden, the part is left out. */
      collection: chosen(
        'collection',
        120,
        'Collection',
        'While it is empty or hidden, this part is not shown.',
      ),
      count: products,
    },
  },
  pairs: {
    name: 'Pairs',
    firstTitle: 'Made as a pair',
    note: 'The newest products that make a pair, as you linked them under “Goes with…” in the product’s form. While none can be bought, this part is not shown.',
    fields: {
      title,
      intro: text(paragraph(600), 'Text', 3, { optional: true }),
      count: count('pairs', 'Three stand in a row.'),
      ...button,
    },
  },
} as const satisfies Record<string, KindOfPart>

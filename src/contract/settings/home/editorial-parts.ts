import { paragraph } from '../../text.ts'
import {
  alt,
  button,
  choice,
  chosen,
  datedRows,
  type KindOfPart,
  lead,
  optionalPicture,
  rows,
  text,
} from './part-fields.ts'
import { title } from './product-parts.ts'
import { campaignPicture, promise, quote, slide, step, tile } from './row-fields.ts'

const intro = (lines: number) => text(paragraph(600), 'Text', lines, { optional: true })

/** The parts that the owner fills with words and pictures. */
export const editorialParts = {
  hero: {
    name: 'Banner',
    fields: { slides: datedRows(slide, { noun: 'Slide', add: 'Add a slide', needsOne: true, max: 8 }) },
  },
  tiles: {
    name: 'Category tiles',
    isRepeatable: true,
    firstTitle: 'Shop by category',
    fields: {
      title,
      tiles: rows(
        /** While there is none with its code, a tile is left out. */
        { category: chosen('category', 60, 'Category'), ...tile('the category’s', 80) },
        {
          noun: 'Tile',
          counted: ['category', 'categories'],
          add: 'Add a category',
          needsOne: true,
          max: 12,
        },
      ),
    },
  },
  story: {
    name: 'Story',
    isRepeatable: true,
    fields: {
      title,
      text: text(paragraph(1_500).min(1, 'Enter a text.'), 'Text', 6),
      picture: optionalPicture('story', 'It is cut to 5 × 4.'),
      alt,
      side: choice('Side of the picture', 'On a phone it stands above the text.', {
        left: 'Left of the text',
        right: 'Right of the text',
      }),
      ...button,
    },
  },
  testimonials: {
    name: 'Customers’ words',
    firstTitle: 'What customers say',
    note: 'Only what your customers really said, with their leave. While there is nothing, this part is not shown.',
    fields: {
      title,
      quotes: rows(quote, {
        noun: 'Customer',
        add: 'Add a customer',
        none: 'not shown while nobody has said anything',
        max: 24,
      }),
    },
  },
  /** Groups with the categories that menus show of them; while there are none, the tile is left out. */
  groups: {
    name: 'Group tiles',
    firstTitle: 'For whom?',
    fields: {
      title,
      groups: rows(
        {
          group: chosen('group', 60, 'Group', 'Its categories are listed beside the picture.'),
          ...tile('the group’s', 120),
        },
        { noun: 'Group', add: 'Add a group', needsOne: true, max: 4 },
      ),
    },
  },
  campaign: {
    name: 'Campaign',
    isRepeatable: true,
    fields: {
      title,
      lead,
      intro: intro(4),
      ...button,
      pictures: rows(campaignPicture, { noun: 'Picture', add: 'Add a picture', needsOne: true, max: 3 }),
    },
  },
  steps: {
    name: 'How it is made',
    isRepeatable: true,
    firstTitle: 'How it is made',
    fields: {
      title,
      intro: intro(3),
      steps: rows(step, { noun: 'Step', add: 'Add a step', needsOne: true, max: 8 }),
      ...button,
    },
  },
  promises: {
    name: 'Promises',
    firstTitle: 'What we promise',
    note: 'Only what you keep. Without any here, the promises beside the prices are shown, those under Policies.',
    fields: {
      title,
      promises: rows(promise, {
        noun: 'Promise',
        add: 'Add a promise',
        none: 'those of the policies',
        startsEmpty: true,
        max: 4,
      }),
    },
  },
} as const satisfies Record<string, KindOfPart>

import type { Path } from 'react-hook-form'
import type { HomeValues, PartPath } from './home-values.ts'
import { type PartValues, type RowList, rowLists } from './part-values.ts'

const slideNames = [
  ...(['picture', 'phonePicture', 'alt', 'lead', 'heading', 'action', 'link'] as const),
  ...(['ink', 'startsAt', 'endsAt'] as const),
]
const partNames = [
  ...([
    'kind',
    'lead',
    'title',
    'collection',
    'count',
    'intro',
    'text',
    'picture',
    'alt',
    'side',
    'action',
    'link',
  ] as const),
  ...(['startsAt', 'endsAt'] as const),
]

/** The fields of a row, by the list that it is in. */
const rowNames = {
  slides: slideNames,
  tiles: ['category', 'name', 'text', 'picture'],
  quotes: ['words', 'name', 'place', 'product'],
  groups: ['group', 'name', 'text', 'picture'],
  pictures: ['picture', 'alt', 'caption', 'link'],
  steps: ['title', 'text', 'picture', 'alt'],
  promises: ['title', 'text', 'link'],
} as const satisfies { [List in RowList]: readonly (keyof PartValues[List][number])[] }

/** The fields in the order of the page. */
export const namesOf = ({ parts }: HomeValues): Path<HomeValues>[] =>
  parts.flatMap((part, nth) => {
    const at: PartPath = `parts.${nth}`
    return [
      ...partNames.map(name => `${at}.${name}` as const),
      ...rowLists.flatMap(list => [
        ...part[list].flatMap((_, row) =>
          // The table names fields of the list's own rows.
          rowNames[list].map(name => `${at}.${list}.${row}.${name}` as Path<HomeValues>),
        ),
        `${at}.${list}` as const,
      ]),
    ]
  })

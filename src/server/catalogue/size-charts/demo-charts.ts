import type { Db } from '../../db/schema.ts'
import { insertChart, setCategories, setProducts } from './queries.ts'

const bodyNotes = 'These are body measurements; ease is already added. Between two sizes, choose the larger.'
const garmentNotes =
  'Compare with a piece that fits you. Seam to seam: the way around the chest is twice its number.'

type DemoChart = {
  name: string
  columns: readonly string[]
  sizes: Readonly<Record<string, readonly string[]>>
}

const bodyCharts: readonly (DemoChart & { group: string })[] = [
  {
    name: 'Women’s sizes',
    group: 'women',
    columns: ['Bust', 'Waist', 'Hip'],
    sizes: {
      XS: ['78-82', '62-66', '86-90'],
      S: ['83-87', '67-71', '91-95'],
      M: ['88-93', '72-77', '96-101'],
      L: ['94-99', '78-83', '102-107'],
      XL: ['100-106', '84-90', '108-114'],
    },
  },
  {
    name: 'Kids’ sizes',
    group: 'kids',
    columns: ['Height', 'Chest', 'Waist'],
    sizes: {
      '2-3Y': ['92-98', '54', '52'],
      '3-4Y': ['98-104', '56', '53'],
      '5-6Y': ['110-116', '60', '55'],
      '7-8Y': ['122-128', '64', '58'],
      '9-10Y': ['134-140', '70', '61'],
      '11-12Y': ['146-152', '76', '64'],
    },
  },
]

/** What the demo's tailor measured, in inches as in her workshop; how long a piece is stands with the piece. */
type Cut = DemoChart & {
  categories: readonly string[]
  /** Pieces of other categories that are cut so, by their slugs. */
  pieces?: readonly string[]
}

const garmentCharts: readonly Cut[] = [
  {
    name: 'Straight kurtas and shirts',
    categories: ['w-printed-kurta', 'w-mommy-and-me', 'w-semi-formal', 'w-hand-work', 'w-chickankari'],
    columns: ['Chest', 'Waist', 'Hip', 'Shoulder'],
    sizes: {
      XS: ['18', '16.5', '19.5', '13.5'],
      S: ['19', '17.5', '20.5', '14'],
      M: ['20', '18.5', '21.5', '14.5'],
      L: ['21.5', '20', '23', '15'],
      XL: ['23', '21.5', '24.5', '15.5'],
    },
  },
  {
    name: 'Anarkalis and angrakhas',
    categories: [],
    pieces: ['aabshar-angrakha-set', 'zarmina-anarkali', 'shabnam-chikan-anarkali'],
    columns: ['Chest', 'Waist', 'Hem', 'Shoulder'],
    sizes: {
      XS: ['17.5', '16', '36', '13.5'],
      S: ['18.5', '17', '37', '14'],
      M: ['19.5', '18', '38', '14.5'],
      L: ['21', '19.5', '39.5', '15'],
      XL: ['22.5', '21', '41', '15.5'],
    },
  },
  {
    name: 'Children’s kurtas and tunics',
    categories: ['k-printed-kurta', 'k-mommy-and-me', 'k-semi-formal', 'k-hand-work'],
    columns: ['Chest', 'Hem', 'Shoulder'],
    sizes: {
      '2-3Y': ['12.5', '13.5', '9.5'],
      '3-4Y': ['13', '14', '10'],
      '5-6Y': ['14', '15', '10.5'],
      '7-8Y': ['15', '16', '11.5'],
      '9-10Y': ['16', '17.5', '12.5'],
      '11-12Y': ['17.5', '19', '13.5'],
    },
  },
  {
    name: 'Frocks and flared sets',
    categories: ['k-froks'],
    pieces: [
      'gulrang-vine-frock-daughter',
      'chunri-bandhani-frock-daughter',
      'banafsha-iris-frock-daughter',
      'anaar-check-frock-daughter',
      'rani-lehenga-choli',
      'shehzadi-mini-anarkali',
      'pari-peplum-gharara',
      'laila-mini-angrakha',
    ],
    columns: ['Chest', 'Waist', 'Hem', 'Shoulder'],
    sizes: {
      '2-3Y': ['12', '11.5', '24', '9'],
      '3-4Y': ['12.5', '12', '25', '9.5'],
      '5-6Y': ['13.5', '12.5', '27', '10'],
      '7-8Y': ['14.5', '13.5', '29', '11'],
      '9-10Y': ['15.5', '14.5', '31', '12'],
      '11-12Y': ['17', '15.5', '33', '13'],
    },
  },
]

/**
 * Gives the demo the size charts of the specification's shop, by group, and measures of its garments by category and cut, which
 * a piece's page shows first. `ids` are the products' by slug.
 */
export async function addDemoCharts(db: Db, ids: ReadonlyMap<string, string> = new Map()): Promise<void> {
  for (const [nth, { group, ...chart }] of bodyCharts.entries()) {
    const id = await addChart(db, nth, { ...chart, kind: 'body', unit: 'cm', notes: bodyNotes })
    await setCategories(db, id, [group])
  }
  for (const [nth, { categories, pieces = [], ...chart }] of garmentCharts.entries()) {
    const id = await addChart(db, bodyCharts.length + nth, {
      ...chart,
      kind: 'garment',
      unit: 'in',
      notes: garmentNotes,
    })
    await setCategories(db, id, categories)
    await setProducts(
      db,
      id,
      pieces.flatMap(slug => ids.get(slug) ?? []),
    )
  }
}

type NewChart = DemoChart & { kind: 'body' | 'garment'; unit: 'cm' | 'in'; notes: string }

/** Body charts are offered in every size guide: a mother who looks at her daughter's frock knows her own size. */
async function addChart(db: Db, nth: number, { sizes, columns, ...chart }: NewChart): Promise<string> {
  const id = `demo-sizes-${nth + 1}`
  const rows = Object.entries(sizes).map(([size, cells]) => ({ size, cells }))
  await insertChart(db, {
    id,
    name: chart.name,
    kind: chart.kind,
    unit: chart.unit,
    notes: chart.notes,
    everywhere: chart.kind === 'body',
    version: 1,
    columns: JSON.stringify(columns),
    rows: JSON.stringify(rows),
  })
  return id
}

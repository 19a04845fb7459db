import type { Db } from '../../db/schema.ts'
import { insertChart, setCategories } from './queries.ts'

const notes = 'These are body measurements; ease is already added. Between two sizes, choose the larger.'

const charts = [
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

/** Gives the demo the size charts of the specification's shop; a product's page shows both, its own first. */
export async function addDemoCharts(db: Db): Promise<void> {
  for (const [nth, { name, group, columns, sizes }] of charts.entries()) {
    const id = `demo-sizes-${nth + 1}`
    const rows = Object.entries(sizes).map(([size, cells]) => ({ size, cells }))
    await insertChart(db, {
      id,
      name,
      notes,
      kind: 'body',
      unit: 'cm',
      everywhere: true,
      version: 1,
      columns: JSON.stringify(columns),
      rows: JSON.stringify(rows),
    })
    await setCategories(db, id, [group])
  }
}

import { expect, test } from 'vitest'
import { specified } from '../categories/load-categories.ts'
import { readFile } from './read-file.ts'
import { parseCsvTable } from './tables/csv-table.ts'

const shop = { groups: specified.groups, category: '', currency: 'USD' }

function refusalOf(text: string): string {
  try {
    readFile(parseCsvTable(new TextEncoder().encode(text)), shop)
  } catch (cause) {
    return cause instanceof Error ? cause.message : ''
  }
  return 'none'
}

const product = '\n1,2,3,4,5,6,7,8,9'

test.each([
  [
    'WooCommerce',
    `ID,Type,SKU,Name,Published,"Is featured?",Short description,Regular price,Images${product}`,
  ],
  ['WooCommerce', `ID;Type;SKU;Name;Published;Regular price;Categories;Images`],
  ['Google', `id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand`],
  ['Google', `id,title,description,link,image link,availability,price`],
  ['Etsy', `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2${product}`],
  ['columns like these', `Artikel,Bezeichnung,Preis,Lager,Farbe,Bild,Title${product}`],
  ['XML', '<?xml version="1.0"?>\n<rss><channel><item><title>Kurta</title></item></channel></rss>'],
  ['XML', '\ufeff  <rss version="2.0"></rss>'],
  ['a web page', '<!doctype html><title>Sign in</title>'],
])('a file of %s is refused in one sentence that says what to bring', (whose, text) => {
  const refusal = refusalOf(text)
  expect(refusal).toContain(whose)
  expect(refusal).toMatch(/(Shopify|CSV)/)
  expect(refusal.match(/[.!?](\s|$)/g)).toHaveLength(1)
})

test('headings with a few slips of the pen are each named', () => {
  const table = parseCsvTable(new TextEncoder().encode('Title,Prise,Categry\nKurta,10,k-froks'))
  expect(readFile(table, shop).errors.map(({ column }) => column)).toEqual(['Prise', 'Categry'])
})

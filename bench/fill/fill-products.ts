/** Made-up products, the same on every run. */

import { uuidv7 } from 'uuidv7'
import { mapTexts } from '../../src/contract/catalogue/product-texts.ts'
import { days } from '../../src/contract/durations.ts'
import { specified, specifiedCodes } from '../../src/server/catalogue/categories/load-categories.ts'
import { toProductColumns } from '../../src/server/catalogue/product/product-columns.ts'
import { insertSearchTerms } from '../../src/server/catalogue/search/queries.ts'
import type { Db } from '../../src/server/db/schema.ts'

const sizes = ['XS', 'S', 'M', 'L', 'XL']
export const firstNames =
  'Nilofer Mehr Gul Saanjh Sheesha Chandni Mehtab Zeenat Rania Noor Laila Sitara Parveen Husna'.split(' ')
export const cuts =
  'Kurta,Kurti,Anarkali,Frock,Gharara,Sharara,Angrakha,Shalwar Kameez,Dupatta,Chikankari Kurta'.split(',')
export const works = 'Printed Embroidered Phulkari Ajrak Bandhani Gathered Panelled Mirror-work'.split(' ')
export const colours = 'Pistachio Blue Rust Ivory Emerald Rose Mustard Indigo Plum Black'.split(' ')
const materials = 'Cotton lawn,Khaddar,Organza,Raw silk,Cotton,Chiffon,Linen'.split(',')

const filler = Array.from({ length: 4_000 }, (_, nth) => `w${(nth * 2_654_435_761).toString(36).slice(-7)}`)

/** Numbers below `below`, the same on every run. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const samePrice = (cents: number) => ({ priceCents: cents, displayPriceCents: cents, optionPrices: [] })

/** As long as that of a real picture. */
const placeholder = (nth: number) =>
  `data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoIAAoABUB8JZQ${String(nth).padStart(8, 'A')}AAD+2BLLac896YYmoz2xu8IzQ7LK4wDAAAA=`

type Numbers = (below: number) => number

function makeProduct(nth: number, createdAt: Date, number: Numbers) {
  const pick = (list: readonly string[]) => list[number(list.length)] ?? ''
  const [color, material, cut] = [pick(colours), pick(materials), pick(cuts)]
  const words = Array.from({ length: 25 }, () => pick(filler)).join(' ')
  const urls = ['front', 'back'].map(side => `/media/${slugOf(nth)}-${side}/960.webp`)
  const details = {
    title: `${pick(firstNames)} ${pick(works)} ${cut} ${nth}`,
    category: specifiedCodes[number(specifiedCodes.length)] ?? 'w-printed-kurta',
    description: `A ${color} ${cut} for women and girls in soft cotton, embroidered by hand for Eid. ${words}.`,
    ...samePrice((10 + number(100)) * 100),
    pictures: urls.map(url => ({ url, alt: '' })),
    colours: [color, `Deep ${color}`].map(name => ({ name, image: '' })),
    materials: [material],
    lengths: [],
    sizes: [...sizes],
    third: null,
    included: [],
    tags: [],
    ...mapTexts(() => ''),
    publishedAt: createdAt,
  }
  const values = toProductColumns(details, specified, new Map(urls.map(url => [url, placeholder(nth)])))
  const times = { createdAt, updatedAt: createdAt, archivedAt: null }
  return { row: { ...values.columns, ...times, id: uuidv7(), slug: slugOf(nth) }, words: values.words }
}

/** The slug of the nth product; the last is the newest. */
export const slugOf = (nth: number) => `product-${nth}`

const perInsert = 500

/** Puts products added over the last year, five sizes of each and the words they are found by into an empty database. */
export async function fillProducts(db: Db, count: number, today: Date): Promise<void> {
  const number = numbersFrom(7)
  const addedAt = (nth: number) => new Date(today.getTime() - (days(365) * (count - nth)) / count)
  for (let from = 0; from < count; from += perInsert) {
    const products = Array.from({ length: Math.min(perInsert, count - from) }, (_, more) =>
      makeProduct(from + more, addedAt(from + more), number),
    )
    const rows = products.map(product => product.row)
    await db.insertInto('products').values(rows).execute()
    const stock = rows.flatMap(({ id: productId }) =>
      sizes.map(size => ({ id: uuidv7(), productId, color: '', size, quantity: number(6) })),
    )
    await db.insertInto('stock').values(stock).execute()
    const words = [...new Set(products.flatMap(product => product.words))].sort()
    await db.transaction().execute(tx => insertSearchTerms(tx, words))
  }
}

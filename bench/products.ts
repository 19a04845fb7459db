/** A shop of 10,000 products for the benchmarks, the same on every run. */
import { uuidv7 } from 'uuidv7'
import { categories } from '../src/contract/categories.ts'
import { toProductColumns } from '../src/server/catalogue/product/product-columns.ts'
import { insertSearchTerms } from '../src/server/catalogue/search/queries.ts'
import type { Db } from '../src/server/db/schema.ts'

const productCount = 10_000

const sizes = ['XS', 'S', 'M', 'L', 'XL']
const firsts =
  'Nilofer Mehr Gul Saanjh Sheesha Chandni Mehtab Zeenat Rania Noor Laila Sitara Parveen Husna'.split(' ')
const cuts =
  'Kurta,Kurti,Anarkali,Frock,Gharara,Sharara,Angrakha,Shalwar Kameez,Dupatta,Chikankari Kurta'.split(',')
const works = 'Printed Embroidered Phulkari Ajrak Bandhani Gathered Panelled Mirror-work'.split(' ')
const colors = 'Pistachio Blue Rust Ivory Emerald Rose Mustard Indigo Plum Black'.split(' ')
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

const samePrice = (cents: number) => ({ priceCents: cents, displayPriceCents: cents })

function makeProduct(nth: number, number: (below: number) => number) {
  const pick = (list: readonly string[]) => list[number(list.length)] ?? ''
  const [color, material, cut] = [pick(colors), pick(materials), pick(cuts)]
  const words = Array.from({ length: 25 }, () => pick(filler)).join(' ')
  const createdAt = new Date(Date.UTC(2026, 0, 1) + nth * 60_000)
  const values = toProductColumns({
    title: `${pick(firsts)} ${pick(works)} ${cut} ${nth}`,
    category: categories[number(categories.length)]?.code ?? 'w-printed-kurta',
    description: `A ${color} ${cut} for women and girls in soft cotton, embroidered by hand for Eid. ${words}.`,
    ...samePrice((10 + number(100)) * 100),
    pictures: [{ url: '/media/a/960.webp', alt: '' }],
    colours: [color, `Deep ${color}`].map(name => ({ name, image: '' })),
    materials: [material],
    lengths: [],
    sizes: [...sizes],
    included: [],
    publishedAt: createdAt,
  })
  const id = uuidv7()
  const row = {
    ...values.columns,
    id,
    slug: `product-${nth}`,
    createdAt,
    updatedAt: createdAt,
  }
  return { row: { ...row, archivedAt: null }, words: values.words }
}

/** Puts the products, five sizes of each and the words they are found by into an empty database. */
export async function fillProducts(db: Db) {
  const number = numbersFrom(7)
  for (let from = 0; from < productCount; from += 500) {
    const products = Array.from({ length: 500 }, (_, more) => makeProduct(from + more, number))
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

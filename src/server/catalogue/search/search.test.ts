import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { findListedMatches } from './queries.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const guest = shop.client()

const plain = { description: '', Material: [], Color: [], category: 'w-semi-formal' } as const
const stored = {
  chikankari: { ...plain, title: 'Nilofer Chikankari Kurta', category: 'w-chickankari' },
  anarkali: { ...plain, title: 'Mehr Anarkali', Color: [{ Color: 'Emerald' }] },
  frock: { ...plain, title: 'Gul Gathered Frock', category: 'k-froks', Material: [{ Material: 'Khaddar' }] },
  phulkari: { ...plain, title: 'Sheesha Phulkari Chunri', description: 'Worn with a plain salwar.' },
  twins: { ...plain, title: 'Saanjh Ajrak Set', category: 'w-mommy-and-me' },
  lawn: { ...plain, title: 'Lawn Angrakha', description: 'A summer favourite; emerald piping. 100% cotton' },
} as const
type Name = keyof typeof stored

const nameOf = new Map<string, Name>()
for (const [name, { Material, Color, ...rest }] of Object.entries(stored)) {
  const product = await makeProduct(admin, { ...rest, Material: [...Material], Color: [...Color] })
  // The entries are those of `stored`.
  nameOf.set(product._id, name as Name)
}

const search = async (query: string) =>
  (await guest.catalogue.search({ body: { query } })).map(product => nameOf.get(product._id))

describe('search finds', () => {
  test.for<[string, Name]>([
    ['kurta', 'chikankari'],
    ['kurtas', 'chikankari'],
    ['Kurti', 'chikankari'],
    ['qurta', 'chikankari'],
    ['chickankari', 'chikankari'],
    ['chikan', 'chikankari'],
    ['chiken kari', 'chikankari'],
    ['froks', 'frock'],
    ['frocks', 'frock'],
    ['khadar', 'frock'],
    ['girls', 'frock'],
    ['bandhej', 'phulkari'],
    ['chunri', 'phulkari'],
    ['shalwar', 'phulkari'],
    ['mother daughter', 'twins'],
    ['mom and daughter', 'twins'],
    ['mommy & me', 'twins'],
    ['angarkha', 'lawn'],
  ])('%s, however the trade spells it', async ([query, name]) => {
    expect(await search(query)).toContain(name)
  })

  test.for<[string, Name]>([
    ['chik', 'chikankari'],
    ['chick', 'chikankari'],
    ['chiken k', 'chikankari'],
    ['nil kur', 'chikankari'],
    ['anark', 'anarkali'],
    ['fro', 'frock'],
    ['momm', 'twins'],
  ])('%s while it is being typed', async ([query, name]) => {
    expect(await search(query)).toContain(name)
  })

  test.for<[string, Name]>([
    ['chikenkari', 'chikankari'],
    ['anarkly', 'anarkali'],
    ['kurtaa', 'chikankari'],
    ['fulkari', 'phulkari'],
    ['gathred frok', 'frock'],
    ['emrald anarkalee', 'anarkali'],
  ])('%s, misspelt', async ([query, name]) => {
    expect(await search(query)).toContain(name)
  })

  test('products that hold every word, in any field', async () => {
    expect(await search('cotton angrakha')).toEqual(['lawn'])
    expect(await search('khaddar frock for kids')).toEqual(['frock'])
    expect(await search('emerald frock')).toEqual([])
    expect(await search('xyzzy')).toEqual([])
  })

  test('matches in the title first, then in colour and material, then in the description', async () => {
    const title = await makeProduct(admin, { ...plain, Material: [], Color: [], title: 'Emerald Sharara' })
    nameOf.set(title._id, 'twins')
    expect(await search('emerald')).toEqual(['twins', 'anarkali', 'lawn'])
    await admin.client.catalogue.remove({ params: { id: title._id } })
  })

  test('a title with the whole word before one in which many words begin with it', async () => {
    const bare = { ...plain, Material: [], Color: [] }
    const whole = await makeProduct(admin, { ...bare, title: 'Shirt of one rose' })
    const begun = await makeProduct(admin, { ...bare, title: 'Rosette, rosebud, rosewood and roseate' })
    for (const query of ['rose', 'roses']) {
      const found = await guest.catalogue.search({ body: { query } })
      expect([query, found[0]?._id]).toEqual([query, whole._id])
    }
    for (const { _id } of [whole, begun]) await admin.client.catalogue.remove({ params: { id: _id } })
  })

  test('the only title with the word itself before those with other spellings and more of it elsewhere', async () => {
    const bare = { ...plain, Material: [], Color: [], category: 'w-chickankari' }
    const elsewhere = { description: 'Chikankari, all of it chikankari, over a chikankari slip.' }
    const whole = await makeProduct(admin, {
      ...bare,
      title: 'Old Chikankari Tunic',
      category: 'w-semi-formal',
    })
    const others = ['Chikan Tunic', 'Lucknowi Tunic', 'Chikan, chikan Lucknowi', 'Plain Tunic']
    const made = [whole]
    for (const title of others) made.push(await makeProduct(admin, { ...bare, ...elsewhere, title }))
    for (const query of ['chikankari', 'Chikankari', 'chikankari tunic', 'tunic chikankari']) {
      const found = await guest.catalogue.search({ body: { query } })
      const rivals = found.filter(({ _id }) => made.some(each => each._id === _id))
      expect([query, rivals[0]?.title]).toEqual([query, 'Old Chikankari Tunic'])
    }
    for (const { _id } of made) await admin.client.catalogue.remove({ params: { id: _id } })
  })

  test('words with accents and in Urdu', async () => {
    const product = await makeProduct(admin, { title: 'Élan چکن کاری' })
    for (const query of ['elan', 'ÉLAN', 'چکن', 'کاری چکن']) {
      const found = await guest.catalogue.search({ body: { query } })
      expect([query, found.map(({ _id }) => _id)]).toEqual([query, [product._id]])
    }
  })

  test('a page at a time, no product twice', async () => {
    for (let made = 0; made < 5; made++) await makeProduct(admin, { title: `Paged Peshwas ${made}` })
    const page = (number: number) =>
      guest.catalogue.search({ body: { query: 'peshwas', page: number, limit: 2 } })
    const ids = [await page(0), await page(2), await page(3), await page(4)].map(products =>
      products.map(({ _id }) => _id),
    )
    expect(ids.map(found => found.length)).toEqual([2, 2, 1, 0])
    expect(new Set(ids.flat()).size).toBe(5)
    expect(await page(1)).toEqual(await page(0))
  })
})

test('a query without letters or digits finds nothing', async () => {
  for (const query of ['', '   ', '!?&|:*()<->', "'", '%_\\', '\0\u0001', '🌸', '\ud800']) {
    expect([query, await search(query)]).toEqual([query, []])
  }
})

test('search accepts any text', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc
      .array(
        fc.constantFrom(..."kurta frock & me 'kid':* | ! <-> ( ) % _ \\ \" \0 \ud83c 🌸 چکن ß".split(' ')),
      )
      .map(words => words.join(' ').slice(0, 200)),
  )
  await fc.assert(
    fc.asyncProperty(hostile, async query => {
      const answer = await shop.request('POST', '/api/product/search-product', {
        body: { query: query.slice(0, 200) },
      })
      expect(answer.status).toBe(200)
    }),
    { numRuns: 200 },
  )
  for (const query of ['a '.repeat(100), 'k'.repeat(200), "'".repeat(200), 'ﷺ'.repeat(200)]) {
    await search(query)
  }
  expect(shop.logged).toEqual([])
})

test('a product with any description can be stored and found', async () => {
  const long = `${'w'.repeat(5_000)} ${'ﷺ '.repeat(2_000)} ' \\ :1A needleword`
  const product = await makeProduct(admin, { description: long })
  const found = await guest.catalogue.search({ body: { query: 'needleword' } })
  expect(found.map(({ _id }) => _id)).toEqual([product._id])
})

describe('among thousands of products', () => {
  const now = new Date('2031-01-01T00:00:00Z')
  const idOf = (n: number) => `many-${String(n).padStart(4, '0')}`
  const newestOf = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a).map(idOf)
  const upTo = (last: number) => Array.from({ length: last }, (_, nth) => nth + 1)
  const count = 2_500
  const newestMatching = (word: string) =>
    findListedMatches(shop.db, { query: `${word}:*`, inTitle: `${word}:A` }, now)

  beforeAll(async () => {
    const { _id: id } = await makeProduct(admin, { title: 'Copied' })
    // The newest 250 are red by title, the oldest 30 blue; every 13th is green elsewhere.
    await sql`
      insert into products
      select (jsonb_populate_record(products, jsonb_build_object(
        'id', 'many-' || lpad(n::text, 4, '0'),
        'slug', 'many-' || n,
        'published_at', ${now}::timestamptz - interval '1 hour' + n * interval '1 second',
        'search_title', case when n > ${count}::int - 250 then 'red:1A' when n <= 30 then 'blue:1A' else '' end,
        'search_vector', case n % 13 when 0 then 'green:9C' else '' end))).*
      from products, generate_series(1, ${count}::int) as n where id = ${id}`.execute(shop.db)
  })

  test('the newest 200 are found by a word that more have in their title', async () => {
    expect(await newestMatching('red')).toEqual(newestOf(upTo(count).slice(-200)))
  })

  test('all are found by a rare word, however old they are', async () => {
    expect(await newestMatching('blue')).toEqual(newestOf(upTo(30)))
    const green = upTo(count).filter(n => n % 13 === 0)
    expect(await newestMatching('green')).toEqual(newestOf(green))
  })
})

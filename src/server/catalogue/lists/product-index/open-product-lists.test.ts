import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { afterUse } from '../../../../../test-support/after-use.ts'
import { createTestApp } from '../../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../../test-support/factories.ts'
import { seconds } from '../../../../contract/durations.ts'
import { type NoticeReader, openNotices } from '../../../notices/open-notices.ts'
import { openProductLists } from './open-product-lists.ts'
import { idsAt, type ProductQuery } from './product-list.ts'

/** Lists of a shop of its own, on notices that may be missed; with the queries they make. */
async function openLists() {
  const shop = await createTestApp()
  const admin = await makeUser(shop, 'admin')
  const heard = await openNotices(shop, shop.deps.newId)
  afterUse(heard.stop)
  const connection = { isListening: true, readers: [] as NoticeReader[] }
  const queries: unknown[] = []
  let failing = false
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(node)
      if (failing) throw new Error('The database is away')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const loadList = openProductLists({
    db,
    log: shop.deps.log,
    notices: {
      ...heard,
      subscribe: reader => {
        connection.readers.push(reader)
        heard.subscribe(reader)
      },
      isListening: () => connection.isListening,
    },
  })
  const ids = async (wanted: Partial<ProductQuery> = {}) => {
    const list = await loadList({ now: shop.clock.now, ...wanted })
    return idsAt(list, list.rows)
  }
  const countReadsOfProducts = async (work: () => Promise<unknown>) => {
    await countQueries(work)
    return queries.filter(query => JSON.stringify(query).includes('from products')).length
  }
  const countQueries = async (work: () => Promise<unknown>) => {
    await heard.waitForNotices()
    queries.length = 0
    await work()
    return queries.length
  }
  return {
    shop,
    admin,
    client: admin.client,
    ids,
    prices: async () => {
      const { columns, rows } = await loadList({ now: shop.clock.now })
      return [...rows].map(row => columns.priceCents[row])
    },
    countQueries,
    countReadsOfProducts,
    waitForNotices: heard.waitForNotices,
    /** A list of the whole shop waits until all columns are read; after it no list needs a query. */
    untilInMemory: async () => {
      await heard.waitForNotices()
      await ids()
      expect(await countQueries(() => ids())).toBe(0)
    },
    lose: () => {
      connection.isListening = false
      for (const reader of connection.readers) reader.onGap()
    },
    listenAgain: () => {
      connection.isListening = true
    },
    fail: (isFailing: boolean) => {
      failing = isFailing
    },
  }
}

test('a list waits until all are in memory, and is then answered without a query', async () => {
  const { admin, ids, untilInMemory } = await openLists()
  const { _id: id } = await makeProduct(admin)
  expect(await ids()).toEqual([id])
  await untilInMemory()
  expect(await ids()).toEqual([id])
})

test('what changed is read again with one query, however many lists are asked for', async () => {
  const { admin, client, ids, prices, waitForNotices, countQueries, untilInMemory } = await openLists()
  const { _id: id } = await makeProduct(admin, { price: 48 })
  const { _id: newer } = await makeProduct(admin, { price: 20 })
  await untilInMemory()
  await client.catalogue.quickEdit({ params: { id }, body: { price: 7 } })
  expect(await countQueries(() => Promise.all([ids(), ids(), prices()]))).toBe(1)
  expect(await prices()).toEqual([2000, 700])
  await client.catalogue.remove({ params: { id } })
  await waitForNotices()
  expect(await ids()).toEqual([newer])
})

test('the clock alone lists a scheduled product, and starts and ends a deal', async () => {
  const { shop, admin, client, ids, prices, waitForNotices, countQueries, untilInMemory } = await openLists()
  const { _id: id } = await makeProduct(admin, { price: 10 })
  const at = (ms: number) => new Date(shop.clock.now.getTime() + ms)
  const soon = (count: number) => at(seconds(count)).toISOString()
  const { _id: later } = await makeProduct(admin, { price: 20, status: 'published', publishAt: soon(1) })
  await client.deals.create({
    body: { products: [later], percentOff: 50, startDate: soon(2), endDate: soon(3) },
  })
  await waitForNotices()
  await untilInMemory()
  expect(await ids()).toEqual([id])
  const inASecond = async () => {
    shop.clock.now = at(seconds(1))
    return prices()
  }
  expect(await inASecond()).toEqual([2000, 1000])
  expect(await inASecond()).toEqual([1000, 1000])
  expect(await inASecond()).toEqual([2000, 1000])
  expect(await countQueries(() => ids())).toBe(0)
})

test('while notices may be missed every list is read from the database, and afterwards all are read again', async () => {
  const { admin, ids, lose, listenAgain, countQueries, untilInMemory } = await openLists()
  const { _id: id } = await makeProduct(admin)
  await untilInMemory()
  lose()
  for (let asked = 0; asked < 2; asked++) expect(await countQueries(() => ids())).toBeGreaterThan(0)
  const { _id: added } = await makeProduct(admin)
  expect(await ids()).toEqual([added, id])
  listenAgain()
  await untilInMemory()
  expect(await ids()).toEqual([added, id])
})

test('what could not be read is read again', async () => {
  const { admin, client, ids, waitForNotices, fail, untilInMemory } = await openLists()
  const { _id: id } = await makeProduct(admin)
  await untilInMemory()
  await client.catalogue.remove({ params: { id } })
  await waitForNotices()
  fail(true)
  await expect(ids()).rejects.toThrow('away')
  fail(false)
  expect(await ids()).toEqual([])
  await untilInMemory()
  expect(await ids()).toEqual([])
})

test('after thousands of changes at once all are read again in the background', async () => {
  const { shop, admin, ids, countQueries, untilInMemory } = await openLists()
  const { _id: id } = await makeProduct(admin)
  await untilInMemory()
  await sql`select pg_notify('shop_changes', 'change unknown-' || n || ' fields') from generate_series(1, 2001) as n`.execute(
    shop.db,
  )
  expect(await countQueries(() => ids())).toBeGreaterThan(0)
  expect(await ids()).toEqual([id])
  await untilInMemory()
})

test('many who ask for all products at once wait for the same read', async () => {
  const { admin, ids, countReadsOfProducts } = await openLists()
  const { _id: id } = await makeProduct(admin)
  const askAtOnce = async () => {
    const lists = await Promise.all(Array.from({ length: 10 }, () => ids()))
    expect(new Set(lists.flat())).toEqual(new Set([id]))
  }
  expect(await countReadsOfProducts(askAtOnce)).toBe(1)
})

test('why the columns could not be read is logged', async () => {
  const { shop, ids, fail, untilInMemory } = await openLists()
  fail(true)
  await expect(ids()).rejects.toThrow('away')
  const away = expect.objectContaining({ message: 'The database is away' })
  await expect.poll(() => shop.logged).toContainEqual({ message: expect.any(String), cause: away })
  fail(false)
  await untilInMemory()
})

test('emptied tables empty the lists', async () => {
  const { shop, admin, ids, waitForNotices, untilInMemory } = await openLists()
  await makeProduct(admin)
  await untilInMemory()
  await sql`truncate products, stock_moves cascade`.execute(shop.db)
  await waitForNotices()
  expect(await ids()).toEqual([])
})

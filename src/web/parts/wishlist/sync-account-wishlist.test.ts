import { expect, test } from 'vitest'
import type { Wishlist } from '../../../contract/catalogue/wishlist.ts'
import { ApiError } from '../../api/error.ts'
import { AccountWishlist } from './sync-account-wishlist.ts'

/** The shop's side: what the account keeps, and a way to make a call fail. */
function open({ kept = [] as string[], inBrowser = [] as string[], refuse = null as ApiError | null } = {}) {
  const shop = { kept, refuse, calls: [] as string[] }
  const browser = { ids: inBrowser, drawn: [] as (readonly string[])[] }
  const answer = async (call: string, change: () => void): Promise<Wishlist> => {
    shop.calls.push(call)
    if (shop.refuse && call !== 'get') throw shop.refuse
    change()
    // The list reads nothing of a product but its id.
    return { products: shop.kept.map(_id => ({ _id })) } as Wishlist
  }
  const list = new AccountWishlist({
    api: {
      get: () => answer('get', () => undefined),
      add: request => {
        const ids = request?.body.productIds ?? []
        return answer(`add ${ids.join()}`, () => {
          shop.kept = [...ids, ...shop.kept.filter(id => !ids.includes(id))]
        })
      },
      remove: request => {
        const id = request?.params.productId
        return answer(`remove ${id}`, () => {
          shop.kept = shop.kept.filter(other => other !== id)
        })
      },
    },
    show: ids => browser.drawn.push(ids),
    readGuestIds: () => browser.ids,
    writeGuestIds: ids => {
      browser.ids = [...ids]
    },
  })
  return { shop, browser, list, shown: () => browser.drawn.at(-1) }
}

const refusal = (status: number) => new ApiError({ status, code: 'internal', message: 'No.' })

test('shows what the account keeps, and asks once for all who ask together', async () => {
  const { list, shop, shown } = open({ kept: ['a', 'b'] })
  await Promise.all([list.ensure(), list.read(), list.ensure()])
  await list.ensure()
  expect(shown()).toEqual(['a', 'b'])
  expect(shop.calls).toEqual(['get'])
})

test('what a guest had kept goes to the account at the first question and leaves the browser', async () => {
  const { list, shop, browser, shown } = open({ kept: ['a'], inBrowser: ['c', 'b'] })
  await list.ensure()
  expect(shown()).toEqual(['c', 'b', 'a'])
  expect(browser.ids).toEqual([])
  expect(shop.calls).toEqual(['add c,b'])
})

test('what a guest had kept goes along too when a change was made before the first question', async () => {
  const { list, browser, shown } = open({ kept: ['a'], inBrowser: ['b'] })
  await list.change('c', true)
  await list.ensure()
  expect(shown()).toEqual(['b', 'c', 'a'])
  expect(browser.ids).toEqual([])
})

test('what finds no room on the account stays in the browser', async () => {
  const { list, browser, shown } = open({ kept: ['a'], inBrowser: ['b'], refuse: refusal(409) })
  await list.ensure()
  expect(shown()).toEqual(['a'])
  expect(browser.ids).toEqual(['b'])
})

test('a merge that failed loses nothing and is tried again', async () => {
  const { list, shop, browser, shown } = open({ inBrowser: ['b'], refuse: refusal(503) })
  await expect(list.ensure()).rejects.toThrow('No.')
  expect(browser.ids).toEqual(['b'])
  shop.refuse = null
  await list.ensure()
  expect(shown()).toEqual(['b'])
  expect(browser.ids).toEqual([])
})

test('a change is drawn at once, and taken back when it is refused', async () => {
  const { list, shop, shown } = open({ kept: ['a'] })
  await list.ensure()
  shop.refuse = refusal(503)
  const change = list.change('b', true)
  expect(shown()).toEqual(['b', 'a'])
  await expect(change).rejects.toThrow('No.')
  expect(shown()).toEqual(['a'])
  const removal = list.change('a', false)
  expect(shown()).toEqual([])
  await expect(removal).rejects.toThrow('No.')
  expect(shown()).toEqual(['a'])
})

test('changes made faster than the shop answers end as the last one said', async () => {
  const { list, shop, browser, shown } = open()
  const changes = [list.change('a', true), list.change('a', false), list.change('a', true)]
  expect(shown()).toEqual(['a'])
  const before = browser.drawn.length
  await Promise.all(changes)
  expect(browser.drawn.slice(before)).not.toContainEqual([])
  expect(shop.kept).toEqual(['a'])
  expect(shown()).toEqual(['a'])
})

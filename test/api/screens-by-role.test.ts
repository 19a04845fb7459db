import { expect, test } from 'vitest'
import { staffRoles } from '../../src/contract/accounts/staff-roles.ts'
import type { ApiClient } from '../../src/web/api/client.ts'
import { ApiError } from '../../src/web/api/error.ts'
import { allScreens, navigationFor } from '../../src/web/staff/find-screen.ts'
import { patterns } from '../../src/web/staff/paths.ts'
import { createTestApp } from '../../test-support/create-test-app.ts'
import { makeUser } from '../../test-support/factories.ts'

const shop = await createTestApp()
const people = await Promise.all(staffRoles.map(async role => [role, await makeUser(shop, role)] as const))

const id = 'nothing'
const one = { params: { id } }

/** What each screen asks the shop for first. */
const calls: Record<string, (client: ApiClient) => Promise<unknown>> = {
  [patterns.dashboard]: client => client.staff.work(),
  [patterns.adminOrders]: client => client.orders.all({ query: {} }),
  [patterns.confirmOrders]: client => client.orders.toConfirm({ query: {} }),
  [patterns.packing]: client => client.orders.toPack({ query: {} }),
  [patterns.payments]: client => client.payments.unsettled({ query: {} }),
  [patterns.newOrder]: client => client.orders.findBuyer({ query: { q: '0300 1234567' } }),
  [patterns.slips]: client => client.orders.slips({ query: { ids: id } }),
  [patterns.invoices]: client => client.orders.some({ query: { ids: id } }),
  [patterns.productList]: client => client.catalogue.list({ query: {} }),
  [patterns.addProduct]: client => client.catalogue.remove(one),
  [patterns.editProduct]: client => client.catalogue.staffGet(one),
  [patterns.importProducts]: client => client.catalogue.export({ query: {} }),
  [patterns.reorder]: client => client.catalogue.reorder({ query: {} }),
  [patterns.receiveGoods]: client => client.catalogue.suppliers(),
  [patterns.countStock]: client => client.catalogue.countSheet({ query: { ids: id } }),
  [patterns.labels]: client => client.catalogue.staffGet(one),
  [patterns.stockMoves]: client => client.staff.stockMoves({ ...one, query: {} }),
  [patterns.categories]: client => client.categories.list(),
  [patterns.collections]: client => client.collections.list(),
  [patterns.editCollection]: client => client.collections.list(),
  [patterns.sizeCharts]: client => client.sizeCharts.list(),
  [patterns.sizeChart]: client => client.sizeCharts.list(),
  [patterns.deals]: client => client.deals.list(),
  [patterns.buyers]: client => client.buyers.list({ query: {} }),
  [patterns.buyer]: client => client.buyers.get(one),
  [patterns.formerBuyers]: client => client.buyers.list({ query: {} }),
  [patterns.ownPages]: client => client.pages.list(),
  [patterns.ownPage]: client => client.pages.get(one),
  [patterns.settings]: client => client.settings.get(),
  [patterns.setup]: client => client.setup.get(),
  // Managers read the names of the members beside the changes, but change nobody.
  [patterns.staff]: client => client.staff.removeMember(one),
  [patterns.changes]: client => client.staff.changes({ query: {} }),
  [patterns.health]: client => client.staff.health(),
  [patterns.security]: client => client.accounts.secondFactor(),
}

const callOf = (pattern: string) =>
  calls[pattern.startsWith('/admin/settings/') ? patterns.settings : pattern]

for (const [role, { client }] of people)
  test(`${role}: the screens are those that the shop answers, in the navigation too`, async () => {
    for (const { pattern, title, roles } of allScreens) {
      if (pattern === null) continue
      const refusal = await callOf(pattern)?.(client).catch(error => error)
      const isRefused = refusal instanceof ApiError && refusal.code === 'wrong_role'
      expect([title, !isRefused]).toEqual([title, roles.includes(role)])
    }
    const shown = navigationFor(role, { cards: true }).flatMap(entry => [entry, ...entry.parts])
    for (const { screen, to } of shown)
      expect([screen.title, to !== null]).toEqual([
        screen.title,
        screen.pattern !== null && screen.roles.includes(role),
      ])
  })

test('every screen names the call that it begins with', () => {
  for (const { pattern } of allScreens)
    if (pattern !== null) expect([pattern, typeof callOf(pattern)]).toEqual([pattern, 'function'])
})

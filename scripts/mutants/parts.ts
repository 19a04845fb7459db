type Part = {
  /** What is mutated. */
  sources: string[]
  /** The tests that are to notice. */
  tests: string[]
}

const server = (name: string, ...moreTests: string[]): Part => ({
  sources: [`src/server/${name}/**/*.ts`],
  tests: [`src/server/${name}/**/*.test.ts`, ...moreTests],
})

export const parts: Record<string, Part> = {
  // The table of calls is tried by the suites of test/api, which would take minutes for each of its mutants.
  contract: {
    sources: ['src/contract/**/*.ts', '!src/contract/api.ts'],
    tests: ['src/contract/**/*.test.ts', 'test/contract/*.test.ts'],
  },
  prices: server('prices', 'src/server/deals/deals.test.ts'),
  http: server(
    'http',
    'src/server/accounts/sessions.test.ts',
    'src/server/orders/read/export-orders.test.ts',
    'src/server/order-events/open-order-events.test.ts',
    'test/api/open-api.test.ts',
  ),
  csv: server('catalogue/csv'),
  cart: server('cart', 'src/server/orders/place/place-order.test.ts'),
  accounts: server('accounts', 'src/server/staff/members.test.ts'),
  orders: server(
    'orders',
    'src/server/payments/authorise/order-by-card.test.ts',
    'src/server/payments/refund/refunds.test.ts',
    'src/server/staff/load-dashboard.test.ts',
    'src/server/staff/search-everything.test.ts',
  ),
  payments: server(
    'payments',
    'src/server/orders/move/mark-delivery-refused.test.ts',
    'src/server/orders/move/pack-uncharged.test.ts',
    'src/server/orders/place/place-order.test.ts',
    'test/api/postgres/order-locks.test.ts',
  ),
}

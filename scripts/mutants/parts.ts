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
    tests: ['src/contract/**/*.test.ts'],
  },
  prices: server('prices', 'src/server/deals/deals.test.ts'),
  http: server('http'),
  csv: server('catalogue/csv'),
  cart: server('cart'),
  accounts: server('accounts'),
  orders: server('orders'),
  payments: server('payments'),
}

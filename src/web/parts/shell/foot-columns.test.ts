import { expect, test } from 'vitest'
import { noPolicies } from '../../../contract/settings/policies.ts'
import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { footColumns } from './foot-columns.ts'

const refuse = async () => {
  throw new ApiError({ status: 404, code: 'not_found' })
}
// Only what links are looked up through.
const api = { catalogue: { get: refuse }, pages: { shown: refuse } } as unknown as ApiClient

const link = (to: string) => ({ text: `To ${to}`, to })

test('links of the owner that lead nowhere are left out of the foot, and a heading with them alone', async () => {
  const columns = await footColumns(api, {
    ...{ groups: [], collections: [], categoryPage: () => undefined, collectionPage: () => undefined },
    pages: [{ slug: 'about', title: 'About us', purpose: 'about' }],
    policies: {
      ...noPolicies,
      columns: [
        { title: 'Help', links: ['/track', '/pages/draft', '/pages/about', '/sale'].map(link) },
        { title: 'Gone', links: ['/category/gone', '/product/gone'].map(link) },
      ],
    },
  })
  expect(columns.map(({ title, links }) => [title, links.map(({ to }) => to)])).toEqual([
    ['Information', ['/pages/about']],
    ['Help', ['/track', '/pages/about']],
  ])
})

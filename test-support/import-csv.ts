import type { ImportReport } from '../src/contract/catalogue/staff-catalogue.ts'
import type { TestApp } from './create-test-app.ts'
import { csvForm } from './factories.ts'

/** Imports a file of products; `query` says more of how. */
export async function importCsv(
  shop: Pick<TestApp, 'request'>,
  { token }: { token: string },
  text: BlobPart,
  query = 'dryRun=0',
): Promise<ImportReport> {
  return (await shop.request('POST', `/api/product/import?${query}`, { token, body: csvForm(text) })).json()
}

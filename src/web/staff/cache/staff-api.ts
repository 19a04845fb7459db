import { browserApi, browserApiOver } from '../../api/browser.ts'
import type { ApiClient } from '../../api/client.ts'
import { staffRows } from '../../api/staff-rows.ts'
import { explainFailedSave } from './explain-failed-save.ts'

/** The client with the staff's calls over another `fetch`. Saves that fail say what became of them. */
export function staffApiOver(fetchBy: (request: Request) => Promise<Response>): ApiClient {
  const groups = Object.entries(browserApiOver(fetchBy, staffRows)).map(([group, calls]) => {
    const rows: Record<string, { method: string }> = staffRows[group as keyof ApiClient]
    const named = Object.entries<AnyCall>(calls).map(
      ([name, call]) => [name, rows[name]?.method === 'GET' ? call : explained(call)] as const,
    )
    return [group, Object.fromEntries(named)]
  })
  // Made from the client's own groups and calls, so it has exactly the shape of ApiClient.
  return Object.fromEntries(groups) as ApiClient
}

type AnyCall = (...request: never[]) => Promise<unknown>

const explained =
  (call: AnyCall): AnyCall =>
  (...request: never[]) =>
    call(...request).catch(explainFailedSave)

// The storefront's pages come without these calls. Every page of the staff imports this file before it makes one.
const calls = Object.entries(staffApiOver(request => fetch(request)))
const known: Record<string, object> = browserApi
for (const [group, staffApi] of calls) known[group] = { ...known[group], ...staffApi }

import { browserApi, browserApiOver } from '../../api/browser.ts'
import { staffRows } from '../../api/staff-rows.ts'

/** The client with the staff's calls over another `fetch`. */
export const staffApiOver = (fetchBy: (request: Request) => Promise<Response>) =>
  browserApiOver(fetchBy, staffRows)

// The storefront's pages come without these calls. Every page of the staff imports this file before it makes one.
const calls = Object.entries(staffApiOver(request => fetch(request)))
const known: Record<string, object> = browserApi
for (const [group, staffCalls] of calls) known[group] = { ...known[group], ...staffCalls }

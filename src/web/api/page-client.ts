import { api } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { CallInput, InProcessCall } from '../../contract/in-process-call.ts'
import type { ApiClient } from './client.ts'
import { ApiError } from './error.ts'

/** The browser's typed client for the loaders of pages, which run in the shop's own process. */
export function createPageClient(call: InProcessCall): ApiClient {
  const groups = Object.entries(api).map(([group, rows]) => [
    group,
    Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, caller(row, call)])),
  ])
  // The loop goes over the table's own keys and rows, so the object has exactly the shape of ApiClient.
  return Object.fromEntries(groups) as ApiClient
}

const caller =
  (row: Endpoint, call: InProcessCall) =>
  async (input: CallInput = {}) => {
    const outcome = await call(row, input)
    if ('answer' in outcome) return outcome.answer
    throw new ApiError({ status: outcome.status, ...outcome.refusal })
  }

import { api } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { readEvents } from '../../src/web/api/read-events.ts'
import type { TestApp } from '../../test-support/create-test-app.ts'
import type { TestUser } from '../../test-support/factories.ts'

type RowsOf<G> = { [K in keyof G & string]: K }[keyof G & string]
/** "cart.add" and so on: every row of the contract by name. */
export type RowName = {
  [G in keyof typeof api & string]: `${G}.${RowsOf<(typeof api)[G]>}`
}[keyof typeof api & string]

export const rows: [RowName, Endpoint][] = Object.entries(api).flatMap(([group, of]) =>
  // Object.entries forgets that the keys are the table's own.
  Object.entries<Endpoint>(of).map(([name, row]): [RowName, Endpoint] => [
    `${group}.${name}` as RowName,
    row,
  ]),
)

export type Parts = {
  params?: Record<string, string>
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

export const pathOf = (row: Endpoint, { params = {}, query = '' }: Parts): string =>
  row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'missing')) + query

/** Sends a row's call as somebody, or as a guest. */
export const callRow = (
  shop: TestApp,
  row: Endpoint,
  parts: Parts,
  user: TestUser | null,
): Promise<Response> =>
  shop.request(row.method, pathOf(row, parts), {
    ...(user ? { token: user.token } : {}),
    ...(row.body && parts.body !== undefined ? { body: parts.body } : {}),
    ...(parts.headers ? { headers: parts.headers } : {}),
  })

/** What a good answer holds: the JSON, the whole file or, of a stream that may say nothing for long, its first event. */
export async function readAnswer({ answerKind }: Endpoint, answer: Response): Promise<unknown> {
  if (answerKind === 'json') return answer.json()
  if (answerKind === 'csv') return answer.text()
  for await (const event of readEvents(answer)) return event
  throw new Error('The stream ended before its first event')
}

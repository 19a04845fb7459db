import type { Endpoint } from '../contract/endpoint.ts'
import type { CallInput, InProcessCall } from '../contract/in-process-call.ts'
import type { Deps } from './deps.ts'
import { noDevice } from './http/device-cookie.ts'
import { toShopError } from './http/errors.ts'
import { noGuestCookie } from './http/guests/guest-cookie.ts'
import { parse, type Route } from './http/mount.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/**
 * How pages read the shop: the handlers themselves, without a request and without writing and reading JSON. Parameters
 * are parsed as they would be from an address; answers are checked against their row in tests and development.
 */
export function callInProcess(
  { closing, checkAnswers, log }: Pick<Deps, 'closing' | 'checkAnswers' | 'log'>,
  routes: readonly Route[],
): InProcessCall {
  // In development pages have a contract of their own, so a row is found by its name.
  const readable = new Map(routes.filter(isReadByAnyone).map(route => [nameOf(route.row), route]))
  return async (row, input) => {
    const name = nameOf(row)
    const route = readable.get(name)
    if (!route) throw new Error(`Pages cannot call ${name}`)
    try {
      const answer = await route.handle(parseInput(route.row, input), {
        who: null,
        address: '',
        userAgent: '',
        device: noDevice,
        guest: noGuestCookie,
        origin: null,
        idempotencyKey: null,
        signal: closing,
      })
      if (checkAnswers) route.row.returns.parse(answer)
      return { answer }
    } catch (cause) {
      const refused = toShopError(cause, name, log)
      return { refusal: refused.toRefusal().error, status: refused.status }
    }
  }
}

const isReadByAnyone = ({ row }: Route) =>
  row.method === 'GET' && row.access === 'anyone' && row.answerKind === 'json'

const parseInput = (row: Endpoint, { params = {}, query = {} }: CallInput) => ({
  params: parse(row.params, asInAddress(params)),
  query: parse(row.query, asInAddress(query)),
  body: undefined,
})

/** The schemas read text. */
const asInAddress = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

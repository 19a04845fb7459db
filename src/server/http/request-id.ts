import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { currentRequest, requestIdFrom, requestIdOf, runForRequest } from '../log/request-context.ts'

export const requestIdHeader = 'x-request-id'

/** Gives every request an id, by which its answer and its lines in the log are found. */
export function withRequestId(trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    // What is made to be kept is made for the request that came first.
    const id = currentRequest()?.id ?? idOf(c, trustProxy)
    await runForRequest(id, next)
    c.res.headers.set(requestIdHeader, id)
  }
}

/** Requests made in process have no message of a connection. */
function idOf(c: Context, trustProxy: boolean): string {
  const { incoming }: Partial<HttpBindings> = c.env ?? {}
  return incoming
    ? requestIdOf(incoming, trustProxy)
    : requestIdFrom(c.req.header(requestIdHeader), trustProxy)
}

import type { MiddlewareHandler } from 'hono'
import { currentRequest, requestIdFrom, runForRequest } from '../log/request-context.ts'

export const requestIdHeader = 'x-request-id'

/** Gives every request an id, by which its answer and its lines in the log are found. */
export function withRequestId(trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    // What is made to be kept is made for the request that came first.
    const id = currentRequest()?.id ?? requestIdFrom(c.req.header(requestIdHeader), trustProxy)
    await runForRequest(id, next)
    c.res.headers.set(requestIdHeader, id)
  }
}

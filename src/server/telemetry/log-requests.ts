import type { Log } from '../log/log.ts'
import type { Observer } from './observe-requests.ts'

const maxPathLength = 300

/** A line of the log for every request. */
export const logRequests =
  (log: Log): Observer =>
  ({ id, method, path, route, status, seconds, isWhole }) =>
    log.info('request', {
      requestId: id,
      method,
      path: path.slice(0, maxPathLength),
      route,
      status,
      ms: Math.round(seconds * 10_000) / 10,
      ...(isWhole ? {} : { brokenOff: true }),
    })

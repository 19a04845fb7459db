import { createFloodLimit } from './flood-limit.ts'
import type { Log, LogFields } from './log.ts'
import type { WriteEntry } from './log-entry.ts'
import { toLoggedError } from './log-error.ts'
import { currentRequest } from './request-context.ts'

/** One failing database must not fill the disk: of one message, this many lines a minute. */
const linesPerMinute = 60

/** The shop's log over a writer of entries. A line about a request has the request's id. */
export function createLog(write: WriteEntry): Log {
  const limit = (level: 'warn' | 'error') =>
    createFloodLimit({
      perEvent: linesPerMinute,
      perSource: linesPerMinute,
      report: (message, left) => write(level, message, { moreInLastMinute: left }),
    })
  const [allowsWarning, allowsError] = [limit('warn'), limit('error')]
  return {
    info: (message, fields) => write('info', message, withRequestId(fields)),
    warn: (message, fields) => {
      if (allowsWarning(message, '')) write('warn', message, withRequestId(fields))
    },
    error: (message, cause, fields) => {
      if (allowsError(message, '')) write('error', message, withRequestId(fields), toLoggedError(cause))
    },
  }
}

function withRequestId(fields: LogFields = {}): LogFields {
  const request = currentRequest()
  return request ? { requestId: request.id, ...fields } : fields
}

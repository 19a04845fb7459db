import { createFloodLimit } from './flood-limit.ts'
import type { Log, LogFields } from './log.ts'
import type { WriteEntry } from './log-entry.ts'
import { toLoggedError } from './log-error.ts'
import { currentRequest } from './request-context.ts'

/** One failing database must not fill the disk: of one message, this many lines a minute. */
const errorsPerMinute = 60

/** The shop's log over a writer of entries. A line about a request has the request's id. */
export function createLog(write: WriteEntry): Log {
  const allows = createFloodLimit({
    perEvent: errorsPerMinute,
    perSource: errorsPerMinute,
    report: (message, left) => write('error', message, { moreInLastMinute: left }),
  })
  return {
    info: (message, fields) => write('info', message, withRequestId(fields)),
    warn: (message, fields) => write('warn', message, withRequestId(fields)),
    error: (message, cause, fields) => {
      if (allows(message, '')) write('error', message, withRequestId(fields), toLoggedError(cause))
    },
  }
}

function withRequestId(fields: LogFields = {}): LogFields {
  const request = currentRequest()
  return request ? { requestId: request.id, ...fields } : fields
}

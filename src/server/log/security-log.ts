import type { Endpoint } from '../../contract/endpoint.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { createFloodLimit } from './flood-limit.ts'
import type { LogFields } from './log.ts'
import type { WriteEntry } from './log-entry.ts'
import { maskEmail, maskPhone } from './mask.ts'
import { currentRequest } from './request-context.ts'

/** Everything the security log tells of, with how much it matters. */
const securityEvents = {
  signed_in: 'info',
  staff_signed_in: 'info',
  signed_out: 'info',
  signed_up: 'info',
  sign_in_refused: 'warn',
  password_changed: 'info',
  password_link_asked: 'info',
  email_changed: 'info',
  session_ended: 'info',
  second_factor_on: 'info',
  second_factor_off: 'warn',
  second_factor_refused: 'warn',
  recovery_code_used: 'warn',
  staff_invited: 'info',
  staff_removed: 'info',
  role_changed: 'info',
  setting_changed: 'info',
  data_exported: 'info',
  buyer_record_read: 'info',
  account_deleted: 'info',
  refund_made: 'info',
  unauthenticated: 'warn',
  forbidden: 'warn',
  reauthentication_asked: 'info',
  too_many: 'warn',
  forged_request: 'warn',
  upload_refused: 'warn',
  webhook_refused: 'warn',
  metrics_refused: 'warn',
} as const
export type SecurityEvent = keyof typeof securityEvents

/** Never a password, a code, a token or a key. E-mail addresses and phone numbers are masked here. */
export type SecurityDetails = {
  /** The account it is about, if it is another than the caller's. */
  accountId?: string
  email?: string
  phone?: string
  /** From `clientAddress`. */
  network?: string
  /** The caller's, when the request is not known to be theirs yet. */
  userId?: string
  code?: ErrorCode
  /** Which setting, role, limit or thing; a name from the program, no text of a user. */
  what?: string
}

/** Tells the security log of an event; strangers who cause many leave one line a minute of the rest. */
export type SecurityLog = (event: SecurityEvent, details?: SecurityDetails) => void

/** Of one event, so many lines a minute, and so many caused by one network or, without one, account. */
const limits = { perEvent: 60, perSource: 10 }

export function createSecurityLog(write: WriteEntry): SecurityLog {
  const allows = createFloodLimit({
    ...limits,
    report: (event, left) => write('warn', 'security', { event, moreInLastMinute: left }),
  })
  return (event, details = {}) => {
    const request = currentRequest()
    const userId = details.userId ?? request?.userId ?? undefined
    if (!allows(event, details.network ?? userId ?? '')) return
    const { email = request?.email ?? undefined, phone, ...plain } = details
    const fields: LogFields = {
      event,
      requestId: request?.id,
      call: request?.row ? `${request.row.method} ${request.row.path}` : undefined,
      ...plain,
      userId,
      email: email === undefined ? undefined : maskEmail(email),
      phone: phone === undefined ? undefined : maskPhone(phone),
    }
    write(securityEvents[event], 'security', fields)
  }
}

/** The event that a refusal is, or null for one that says nothing about safety. */
export function refusalEvent(
  code: ErrorCode,
  status: number,
  bodyKind: Endpoint['bodyKind'] | undefined,
): SecurityEvent | null {
  const named: Partial<Record<string, SecurityEvent>> = {
    wrong_credentials: 'sign_in_refused',
    reauthenticate: 'reauthentication_asked',
    csrf: 'forged_request',
  }
  const byStatus: Partial<Record<number, SecurityEvent>> = {
    401: 'unauthenticated',
    403: 'forbidden',
    429: 'too_many',
  }
  const byBody: Partial<Record<string, SecurityEvent>> = { file: 'upload_refused', signed: 'webhook_refused' }
  const ofBody = [400, 413, 415].includes(status) ? byBody[bodyKind ?? ''] : undefined
  return named[code] ?? byStatus[status] ?? ofBody ?? null
}

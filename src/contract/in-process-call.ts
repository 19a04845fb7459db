import type { Endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'

export type CallInput = { params?: Record<string, unknown>; query?: Record<string, unknown> }

/** What a call came to: the answer, or the refusal with its HTTP status. */
export type CallOutcome = { answer: unknown } | { refusal: Refusal['error']; status: number }

/**
 * A call of a row that anyone may read, within the process and as a guest. The answer is the operation's own object: it
 * must not be changed.
 */
export type InProcessCall = (row: Endpoint, input: CallInput) => Promise<CallOutcome>

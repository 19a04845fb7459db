import { createHash } from 'node:crypto'
import type { Call, Settings } from './call.ts'
import { expand } from './lists.ts'
import type { Params } from './params.ts'
import type { Store } from './store.ts'
import { type Answer, StripeError } from './stripe-error.ts'

export type Incoming = {
  requestId: string
  method: string
  path: string
  params: Params
  /** The idempotency key; only POST requests have one. */
  key: string | null
}

export type SandboxDeps = {
  store: Store
  /** In milliseconds. */
  clock: () => number
  settings: Settings
  /** Idempotency keys of calls that are still running. */
  busyKeys: Set<string>
}

const keyLifetimeMs = 24 * 60 * 60 * 1000

/**
 * Performs one call. Its changes, its events and its answer (under the idempotency key) are stored in one transaction.
 * The same call with the same key gets the stored answer, also after a restart.
 */
export function perform(
  deps: SandboxDeps,
  incoming: Incoming,
  work: (call: Call) => unknown,
): Answer & { replayed?: true } {
  const { store } = deps
  const now = deps.clock()
  const fingerprint = fingerprintOf(incoming)
  return store.atomically(() => {
    const before = incoming.key === null ? undefined : store.answerOf(incoming.key)
    if (before && before.createdAt + keyLifetimeMs > now) {
      if (before.fingerprint === fingerprint)
        return { status: before.status, body: before.body, replayed: true }
      return otherParameters(incoming.key).answer
    }
    const { keeps, ...answer } = outcomeOf(deps, { ...incoming, now }, work)
    if (incoming.key !== null && keeps !== 'nothing') {
      store.keepAnswer(incoming.key, { ...answer, fingerprint, createdAt: now })
    }
    return answer
  })
}

type Outcome = Answer & { keeps: StripeError['keeps'] }

function outcomeOf(
  { store, settings }: SandboxDeps,
  incoming: Incoming & { now: number },
  work: (call: Call) => unknown,
): Outcome {
  const { now, params } = incoming
  const call: Call = {
    store,
    settings,
    now,
    params,
    request: { id: incoming.requestId, idempotency_key: incoming.key },
  }
  try {
    return store.atomically(() => {
      try {
        return { status: 200, body: expand(call, work(call)), keeps: 'all' }
      } catch (cause) {
        // A declined charge stays stored although the call fails.
        if (cause instanceof StripeError && cause.keeps === 'all') return { ...cause.answer, keeps: 'all' }
        throw cause
      }
    })
  } catch (cause) {
    if (cause instanceof StripeError) return { ...cause.answer, keeps: cause.keeps }
    throw cause
  }
}

const fingerprintOf = ({ method, path, params }: Incoming) =>
  createHash('sha256')
    .update(JSON.stringify([method, path, params]))
    .digest('base64')

const otherParameters = (key: string | null) =>
  new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })

/** Status 409: another call with this key is still running. */
export const keyInUse = (key: string): StripeError =>
  new StripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  })

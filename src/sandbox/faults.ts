import type { Incoming } from './perform.ts'
import type { Answer } from './stripe-error.ts'

/** A planned failure. Calls that match are counted from the moment it is planned, starting at 1. */
export type Fault = {
  method?: string
  /** A path below `/v1`; `*` matches one segment, as the id in `/payment_intents/:id/capture`. */
  path: string
  call?: number
  /** How many calls in a row fail. The SDK retries once by itself after a disconnect. */
  times?: number
  when: 'before' | 'after'
  /** `disconnect`: no answer. `error`: status 500. `wait`: until `letGo`. A number: a delay in milliseconds. */
  effect: 'disconnect' | 'error' | 'wait' | number
}

type FaultOutcome = 'disconnect' | Answer | undefined
export type Faults = ReturnType<typeof createFaults>

const serverError: Answer = {
  status: 500,
  body: {
    error: { type: 'api_error', message: 'The sandbox failed because a test asked for it.' },
  },
}

export function createFaults() {
  let planned: { fault: Fault; count: number }[] = []
  let waiting: (() => void)[] = []
  const calls: Pick<Incoming, 'method' | 'path' | 'key'>[] = []

  const apply = async ({ effect }: Fault): Promise<FaultOutcome> => {
    if (effect === 'disconnect') return 'disconnect'
    if (effect === 'error') return serverError
    await new Promise<void>(resolve => {
      if (effect === 'wait') waiting.push(resolve)
      else setTimeout(resolve, effect)
    })
    return undefined
  }

  return {
    /** All calls so far, oldest first. */
    calls,
    plan(fault: Fault) {
      planned.push({ fault, count: 0 })
    },
    clear() {
      planned = []
    },
    /** How many calls are held by a `wait` fault. */
    waiting: () => waiting.length,
    letGo() {
      for (const resume of waiting) resume()
      waiting = []
    },
    /** Counts a call and returns the faults to apply before and after its work. */
    next(incoming: Incoming) {
      const { method, path, key } = incoming
      calls.push({ method, path, key })
      const matching = planned.filter(({ fault }) => matches(fault, incoming))
      for (const plan of matching) plan.count += 1
      const now = matching.filter(({ fault, count }) => count >= first(fault)).map(({ fault }) => fault)
      planned = planned.filter(({ fault, count }) => count < last(fault))
      const at = (when: Fault['when']) => async () => {
        const fault = now.find(it => it.when === when)
        return fault && apply(fault)
      }
      return { before: at('before'), after: at('after') }
    },
  }
}

const first = ({ call = 1 }: Fault) => call
const last = ({ call = 1, times = 1 }: Fault) => call + times - 1

function matches({ method = 'POST', path }: Fault, incoming: Incoming): boolean {
  const parts = path.split('/')
  const given = incoming.path.replace(/^(\/sandbox)?\/v1/, '').split('/')
  return (
    incoming.method === method &&
    given.length === parts.length &&
    parts.every((part, i) => part === '*' || part === given[i])
  )
}

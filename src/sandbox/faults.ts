import type { Incoming } from './perform.ts'
import type { Answer } from './stripe-error.ts'

/** What is to go wrong with one call: counted from now, the first matching call is number 1. */
export type Fault = {
  method?: string
  /** A path under `/v1`, `*` for any one part, as in `/payment_intents/:id/capture` with `*` for the id. */
  path: string
  call?: number
  /** How many calls in a row it befalls; the SDK tries once more by itself when a line is cut. */
  times?: number
  when: 'before' | 'after'
  /** `disconnect`: the line goes dead. `error`: 500. `wait`: until `letGo`. A number: so many milliseconds late. */
  effect: 'disconnect' | 'error' | 'wait' | number
}

type Hindrance = 'disconnect' | Answer | undefined
export type Faults = ReturnType<typeof createFaults>

const broken: Answer = {
  status: 500,
  body: {
    error: { type: 'api_error', message: 'Something went wrong on the side of the sandbox, as asked.' },
  },
}

export function createFaults() {
  let planned: { fault: Fault; count: number }[] = []
  let waiting: (() => void)[] = []
  const calls: Pick<Incoming, 'method' | 'path' | 'key'>[] = []

  const undergo = async ({ effect }: Fault): Promise<Hindrance> => {
    if (effect === 'disconnect') return 'disconnect'
    if (effect === 'error') return broken
    await new Promise<void>(resolve => {
      if (effect === 'wait') waiting.push(resolve)
      else setTimeout(resolve, effect)
    })
    return undefined
  }

  return {
    /** Every call that came, in order. */
    calls,
    plan(fault: Fault) {
      planned.push({ fault, count: 0 })
    },
    clear() {
      planned = []
    },
    /** How many calls stand and wait. */
    waiting: () => waiting.length,
    letGo() {
      for (const go of waiting) go()
      waiting = []
    },
    /** Counts a call; what it has to undergo before and after it is done. */
    next(incoming: Incoming) {
      const { method, path, key } = incoming
      calls.push({ method, path, key })
      const matching = planned.filter(({ fault }) => matches(fault, incoming))
      for (const plan of matching) plan.count += 1
      const now = matching.filter(({ fault, count }) => count >= first(fault)).map(({ fault }) => fault)
      planned = planned.filter(({ fault, count }) => count < last(fault))
      const at = (when: Fault['when']) => async () => {
        const fault = now.find(it => it.when === when)
        return fault && undergo(fault)
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

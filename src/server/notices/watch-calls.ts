import { AsyncLocalStorage } from 'node:async_hooks'
import type { Endpoint, InputOf } from '../../contract/endpoint.ts'
import { ShopError } from '../../contract/errors.ts'

/** What a handler made of a call. `failed` is a fault of the shop, not of the request. */
export type Outcome = { kind: 'answered'; answer: unknown } | { kind: 'refused' } | { kind: 'failed' }

export type CallWatcher = (row: Endpoint, input: InputOf<Endpoint>, outcome: Outcome) => void

const watchers = new AsyncLocalStorage<CallWatcher>()

/** Tells the watcher of every call that is handled for this work, in process or by a request. */
export const watchCalls = <T>(watcher: CallWatcher, work: () => T): T => watchers.run(watcher, work)

/** The handler of a row, telling whoever watches the work that it is called for. */
export const watched =
  <Context>(row: Endpoint, handle: (input: InputOf<Endpoint>, context: Context) => Promise<unknown>) =>
  async (input: InputOf<Endpoint>, context: Context): Promise<unknown> => {
    const watcher = watchers.getStore()
    if (!watcher) return handle(input, context)
    try {
      const answer = await handle(input, context)
      watcher(row, input, { kind: 'answered', answer })
      return answer
    } catch (cause) {
      const isRefused = cause instanceof ShopError && cause.status < 500
      watcher(row, input, { kind: isRefused ? 'refused' : 'failed' })
      throw cause
    }
  }

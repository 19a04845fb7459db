import type { KyselyPlugin } from 'kysely'
import type { CardProvider } from '../../src/server/payments/provider/card-provider.ts'

/**
 * Counts the steps of a process, a step being a moment before or after the card provider is asked or after the
 * database has answered, and ends the process there with `kill -9`: between any two of them nothing is left behind.
 */
export function doom() {
  const passed: string[] = []
  let deadly = Number.POSITIVE_INFINITY
  let counting = false
  const step = (name: string) => {
    if (!counting) return
    passed.push(name)
    if (passed.length === deadly) process.kill(process.pid, 'SIGKILL')
  }
  return {
    /** Counts from now on, and dies at the step of this number. */
    begin(at: number | null) {
      deadly = at ?? Number.POSITIVE_INFINITY
      counting = true
    },
    /** The names of the steps so far. */
    passed,
    queries: {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        step('query')
        return result
      },
    } satisfies KyselyPlugin,
    provider: (provider: CardProvider): CardProvider =>
      new Proxy(provider, {
        get(target, name: keyof CardProvider) {
          if (name === 'readEvent') return target.readEvent
          const ask = target[name] as (...args: unknown[]) => Promise<unknown>
          return async (...args: unknown[]) => {
            step(`before ${name}`)
            const answer = await ask(...args)
            step(`after ${name}`)
            return answer
          }
        },
      }),
  }
}

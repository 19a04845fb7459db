import type { KyselyPlugin } from 'kysely'
import type { CardProvider } from '../../src/server/payments/provider/card-provider.ts'

/**
 * Counts the points at which a shop can be killed: before and after each call to the card provider, and after each
 * answer of the database. Kills its own process at the one that is asked for.
 */
export function createKillPoints() {
  const passed: string[] = []
  let killAt = Number.POSITIVE_INFINITY
  let counting = false
  const step = (name: string) => {
    if (!counting) return
    passed.push(name)
    if (passed.length === killAt) process.kill(process.pid, 'SIGKILL')
  }
  return {
    /** Counts from now on and kills the process at this step; null counts only. */
    begin(at: number | null) {
      killAt = at ?? Number.POSITIVE_INFINITY
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

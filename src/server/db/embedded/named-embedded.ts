import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite'
import type { PGliteDialectConfig } from 'kysely'
import { isStalePlan, statementNames } from '../statement-names.ts'
import { yieldTurns } from './yield-turns.ts'

/** The part of PGlite that Kysely uses. */
type KyselyPGlite = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>
type Values = readonly unknown[]

const { serialize } = protocol

/**
 * The embedded database for Kysely, which runs statements under their names: planning one anew takes several times as
 * long as running it. PGlite's own `query` has no names. `queue` counts what has been asked and not answered.
 */
export function withEmbeddedNames(pglite: PGlite, queue = { length: 0 }): KyselyPGlite {
  const names = statementNames()
  const run = runNamed(pglite)
  const runAgainIfStale = async (text: string, name: string, values: Values) => {
    try {
      return await run(text, name, values)
    } catch (error) {
      if (!isStalePlan(error)) throw error
      const renewed = names.renew(text, name)
      // An open transaction has failed with its statement; `inTransaction` runs it again.
      if (pglite.isInTransaction()) throw error
      return run(text, renewed, values)
    }
  }
  /** `plain` runs what has no name; `inTurn` keeps other transactions out. */
  const queryWith =
    (
      plain: (text: string, values: unknown[]) => Promise<Results>,
      inTurn: <T>(work: () => Promise<T>) => Promise<T>,
    ) =>
    async (text: string, values: Values = []) => {
      const name = values.length === 0 ? undefined : names.nameOf(text)
      return name === undefined ? plain(text, [...values]) : inTurn(() => runAgainIfStale(text, name, values))
    }
  const query = queryWith(
    (text, values) => pglite.query(text, values),
    async work => {
      // As PGlite's own `query` does: once it closes, it takes nothing more.
      await pglite._checkReady()
      return pglite._runExclusiveTransaction(work)
    },
  )
  const transaction: KyselyPGlite['transaction'] = callback =>
    pglite.transaction(async tx => {
      const query = queryWith(
        (text, values) => tx.query(text, values),
        work => {
          if (tx.closed) throw new Error('The transaction has ended')
          return work()
        },
      )
      // Kysely names the type of the rows itself.
      return callback({ query, rollback: () => tx.rollback() } as unknown as Parameters<typeof callback>[0])
    })
  const counted =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> => {
      queue.length += 1
      return ask(...given).finally(() => {
        queue.length -= 1
      })
    }
  return {
    query: counted(query) as KyselyPGlite['query'],
    transaction: counted(transaction),
    close: () => pglite.close(),
    waitReady: pglite.waitReady,
    get ready() {
      return pglite.ready
    },
    get closed() {
      return pglite.closed
    },
  }
}

/** Runs statements under a name; the first time it prepares them. */
function runNamed(pglite: PGlite) {
  /** The types of each statement's parameters, by its name. */
  const prepared = new Map<string, readonly number[]>()
  const yieldTurn = yieldTurns()

  const send = async (...messages: Uint8Array[]) => {
    const answer = await pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), {
      syncToFs: !pglite.isInTransaction(),
    })
    if (answer.some(({ name }) => name === 'readyForQuery')) return answer
    throw new Error('The embedded database gave no answer')
  }
  const prepare = async (text: string, name: string) => {
    const answer = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const types = parse.parseDescribeStatementResults(answer)
    prepared.set(name, types)
    return types
  }
  const toText = (value: unknown, type: number | undefined) => {
    if (value === null || value === undefined) return null
    const toType = type === undefined ? undefined : pglite.serializers[type]
    return toType ? toType(value) : String(value)
  }
  return (text: string, statement: string, values: Values) =>
    pglite._runExclusiveQuery(async () => {
      await yieldTurn()
      const types = prepared.get(statement) ?? (await prepare(text, statement))
      const given = values.map((value, nth) => toText(value, types[nth]))
      const answer = await send(
        serialize.bind({ statement, values: given }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      )
      const [result] = parse.parseResults(answer, pglite.parsers)
      if (!result) throw new Error('The embedded database gave no answer')
      return result
    })
}

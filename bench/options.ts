/** What the command line asks for. */
import { parseArgs } from 'node:util'
import type { DatabaseKind } from './rows/row.ts'

export type Options = {
  /** Rows whose name holds one of these. */
  only: readonly string[]
  databases: readonly DatabaseKind[]
  rounds: number
  seconds: number
  once: number
  isQuick: boolean
  grow: boolean
  overload: boolean
  soak: boolean
  /** Only a whole run is worth keeping. */
  isWhole: boolean
}

const usage = `npm run bench -- [--quick] [--only NAME]… [--database postgres|embedded] [--grow] [--overload] [--soak]
  --quick     one short round: to try something out
  --only      rows whose name holds this; may be repeated
  --database  one of the two
  --grow      1,000 to 100,000 products and 10,000 to 1,000,000 orders, on PostgreSQL
  --overload  five times the sustainable load for a minute (--quick: 10 s)
  --soak      a mixed load for five minutes (--quick: 30 s), and whether memory stays flat`

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      grow: { type: 'boolean', default: false },
      overload: { type: 'boolean', default: false },
      soak: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      database: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || (values.database && !['postgres', 'embedded'].includes(values.database))) {
    console.info(usage)
    process.exit(values.help ? 0 : 2)
  }
  const { quick, grow, overload, soak, only, database } = values
  const duration = quick ? { rounds: 1, seconds: 0.5, once: 30 } : { rounds: 3, seconds: 2, once: 100 }
  const databases = database ? [database as DatabaseKind] : (['postgres', 'embedded'] as const)
  return {
    only,
    databases,
    grow,
    overload,
    soak,
    isQuick: quick,
    ...duration,
    isWhole: !quick && only.length === 0 && !database,
  }
}

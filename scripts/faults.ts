import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test-support/database/start-postgres.ts'
import { killAtRandom, type Tally } from '../test-support/faults/random-faults.ts'
import { openFaults } from '../test-support/faults/run-faults.ts'
import { scenarioNames } from '../test-support/faults/scenarios.ts'
import { temporaryFolder } from '../test-support/start-shop.ts'

/**
 * Kills shops at random steps of what buyers, staff, mail and card provider do, on both databases, and says what their
 * books then say. `--scenario 'a mixed load'` plays one scenario alone.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string', default: 'both' },
    scenario: { type: 'string' },
  },
})
const runs = Number(values.runs)
const seed = Number(values.seed)
const scenario = scenarioNames.find(name => name === values.scenario)
if (values.scenario && !scenario) throw new Error(`The scenarios are: ${scenarioNames.join(', ')}`)
let failed = false

if (values.database !== 'postgres') await onEmbedded()
if (values.database !== 'pglite') await onPostgres()
process.exit(failed ? 1 : 0)

async function onEmbedded(): Promise<void> {
  const folder = await temporaryFolder()
  say('embedded database', await run(folder.path, null))
  await folder.remove()
}

async function onPostgres(): Promise<void> {
  const folder = await temporaryFolder()
  const server = await startPostgres()
  const database = await server.createDatabase()
  say('PostgreSQL', await run(join(folder.path), database.url))
  await server.stop()
  await folder.remove()
}

async function run(folder: string, databaseUrl: string | null): Promise<Tally> {
  let told = 0
  const tell = (done: number, wrong: readonly string[]) => {
    for (const words of wrong.slice(told)) console.error(`  ${words}`)
    told = wrong.length
    if (done % 20 === 0)
      console.info(`  ${done} of ${runs}, ${told === 0 ? 'all books agree' : `${told} faults`}`)
  }
  return killAtRandom(await openFaults(folder, databaseUrl), { runs, seed, scenario, tell })
}

function say(name: string, { killed, survived, at, wrong }: Tally): void {
  console.info(
    `${name}, seed ${seed}: ${killed} killed at ${at.size} different moments, ${survived} lived on`,
  )
  for (const words of wrong) console.error(`  ${words}`)
  if (wrong.length === 0) console.info('  All books agree.')
  failed ||= wrong.length > 0
}

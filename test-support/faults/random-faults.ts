import { seededRandom } from '../../src/server/seed/seeded-random.ts'
import type { Faults } from './run-faults.ts'
import { type ScenarioName, scenarioNames } from './scenarios.ts'

export type Tally = {
  /** Lives that were ended by `kill -9`, and those that came to their end before their step did. */
  killed: number
  survived: number
  /** How often a shop was killed at each of these moments. */
  at: Map<string, number>
  wrong: string[]
}

/** About so many steps settle what one life leaves behind. */
const mostRecoverySteps = 20

type Plan = {
  runs: number
  seed: number
  /** One that is played alone; else all of them. */
  scenario?: ScenarioName | undefined
  /** Told after each run of how many there have been, and of what has been wrong. */
  tell?: (done: number, wrong: readonly string[]) => void
}

/** Kills a shop `runs` times, each time in another scenario at another step, and has its books checked in between. */
export async function killAtRandom(
  faults: Faults,
  { runs, seed, scenario, tell = () => {} }: Plan,
): Promise<Tally> {
  const random = seededRandom(seed)
  const steps = new Map<ScenarioName, string[]>()
  const names = scenario ? [scenario] : scenarioNames
  for (const name of names) steps.set(name, (await faults.live(name, null)).steps)
  const tally: Tally = { killed: 0, survived: 0, at: new Map(), wrong: [] }
  for (let run = 1; run <= runs; run++) {
    const name = random.pick(names)
    const known = steps.get(name) ?? []
    const killAt = random.whole(1, known.length)
    const { killed } = await faults.live(name, killAt)
    tally[killed ? 'killed' : 'survived'] += 1
    // Now and then the next life is killed as well, while it settles what this one left.
    if (killed && random.whole(1, 3) === 1) await faults.recover(random.whole(1, mostRecoverySteps))
    const moment = `${name}: step ${killAt}, ${known[killAt - 1]}`
    tally.at.set(moment, (tally.at.get(moment) ?? 0) + 1)
    tell(run, faults.wrong)
  }
  tally.wrong = await faults.end()
  return tally
}

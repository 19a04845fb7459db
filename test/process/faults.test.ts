import { afterAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../../test-support/database/start-postgres.ts'
import { openFaults } from '../../test-support/faults/run-faults.ts'
import type { ScenarioName } from '../../test-support/faults/scenarios.ts'
import { temporaryFolder } from '../../test-support/start-shop.ts'

const server = await startPostgres()
afterAll(server.stop)

/** Between them they ask the provider everything it is ever asked. `npm run faults` kills at any step of many more. */
const played: ScenarioName[] = ['cancelled by the staff', 'left alone']

const slow = 600_000

describe.each([
  ['the embedded database', async () => null],
  ['PostgreSQL', async () => (await server.createDatabase()).url],
])('on %s', (_name, makeDatabase) => {
  test('a shop killed before or after anything the card provider is asked keeps its books in order', {
    timeout: slow,
  }, async () => {
    const folder = await temporaryFolder()
    const faults = await openFaults(folder.path, await makeDatabase())
    const asked = new Set<string>()
    for (const scenario of played) {
      const { steps } = await faults.live(scenario, null)
      for (const [at, step] of steps.entries()) {
        if (step === 'query' || asked.has(step)) continue
        asked.add(step)
        expect((await faults.live(scenario, at + 1)).killed, `${scenario}, ${step}`).toBe(true)
      }
    }
    expect([...asked].toSorted()).toEqual(
      [
        'cancelIntent',
        'captureIntent',
        'confirmIntent',
        'createIntent',
        'findIntent',
        'findRefunds',
        'refund',
      ]
        .flatMap(call => [`after ${call}`, `before ${call}`])
        .toSorted(),
    )
    expect(await faults.end()).toEqual([])
    await folder.remove()
  })

  test('a shop killed again and again while it settles what the last one left gives back once', {
    timeout: slow,
  }, async () => {
    const folder = await temporaryFolder()
    const faults = await openFaults(folder.path, await makeDatabase())
    const { steps } = await faults.live('a refund that stumbles', null)
    const { killed } = await faults.live(
      'a refund that stumbles',
      steps.lastIndexOf('before findRefunds') + 1,
    )
    expect(killed).toBe(true)
    for (const step of [1, 4, 7]) expect((await faults.recover(step)).killed, `step ${step}`).toBe(true)
    expect(await faults.end()).toEqual([])
    await folder.remove()
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Faults, openFaults } from '../../test-support/faults/run-faults.ts'
import type { ScenarioName } from '../../test-support/faults/scenarios.ts'

type Played = {
  /** An empty data folder, and the address of an empty database unless it lies in the folder. */
  open: () => Promise<{ folder: { path: string; remove: () => Promise<void> }; url: string | null }>
  /** Whether the shop is killed before or after the card provider has done what it was asked. */
  moments: readonly ('before' | 'after')[]
}

/** Between them they ask the provider everything it is ever asked. `npm run faults` kills at any step of many more. */
const played: ScenarioName[] = ['cancelled by the staff', 'left alone']

const slow = 600_000

/** The tests of a shop that is killed; each database has a file of its own, so that both cores have work. */
export function testKills({ open, moments }: Played): void {
  let faults: Faults
  let remove: () => Promise<void>
  beforeAll(async () => {
    const { folder, url } = await open()
    remove = folder.remove
    faults = await openFaults(folder.path, url)
  }, slow)
  afterAll(() => remove())

  const words = moments.toReversed().join(' or ')
  test(`a shop is killed ${words} anything the card provider is asked`, { timeout: slow }, async () => {
    const asked = new Set<string>()
    for (const scenario of played) {
      const { steps } = await faults.live(scenario, null)
      for (const [at, step] of steps.entries()) {
        if (!moments.some(moment => step.startsWith(moment)) || asked.has(step)) continue
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
        .flatMap(call => moments.map(moment => `${moment} ${call}`))
        .toSorted(),
    )
  })

  test('it is killed in the middle of a mixed load', { timeout: slow }, async () => {
    const { steps } = await faults.live('a mixed load', null)
    expect((await faults.live('a mixed load', Math.floor(steps.length / 2))).killed).toBe(true)
  })

  test('it is killed again and again while it settles what the last one left', {
    timeout: slow,
  }, async () => {
    const { steps } = await faults.live('a refund that stumbles', null)
    const { killed } = await faults.live(
      'a refund that stumbles',
      steps.lastIndexOf('before findRefunds') + 1,
    )
    expect(killed).toBe(true)
    for (const step of [1, 4, 7]) expect((await faults.recover(step)).killed, `step ${step}`).toBe(true)
  })

  test('after each of these its books are in order, and nothing that anybody was told is lost or there twice', {
    timeout: slow,
  }, async () => {
    expect(await faults.end()).toEqual([])
  })
}

import { expect, test } from 'vitest'
import { openFaults } from '../../test-support/faults/run-faults.ts'
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
  test(`a shop killed ${moments.toReversed().join(' or ')} anything the card provider is asked keeps its books in order`, {
    timeout: slow,
  }, async () => {
    const { folder, url } = await open()
    const faults = await openFaults(folder.path, url)
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
    expect(await faults.end()).toEqual([])
    await folder.remove()
  })

  test('a shop killed in the middle of a mixed load loses nothing that anybody was told of, and does nothing twice', {
    timeout: slow,
  }, async () => {
    const { folder, url } = await open()
    const faults = await openFaults(folder.path, url)
    const { steps } = await faults.live('a mixed load', null)
    const middle = Math.floor(steps.length / 2)
    expect((await faults.live('a mixed load', middle)).killed).toBe(true)
    expect(await faults.end()).toEqual([])
    await folder.remove()
  })

  test('a shop killed again and again while it settles what the last one left gives back once', {
    timeout: slow,
  }, async () => {
    const { folder, url } = await open()
    const faults = await openFaults(folder.path, url)
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
}

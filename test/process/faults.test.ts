import { afterAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../../test-support/database/start-postgres.ts'
import { openFaults } from '../../test-support/faults/run-faults.ts'
import type { ScenarioName } from '../../test-support/faults/scenarios.ts'
import { emptyShopFolder } from '../../test-support/shop-folders.ts'
import { temporaryFolder } from '../../test-support/start-shop.ts'

const server = await startPostgres()
afterAll(server.stop)

/** Between them they ask the provider everything it is ever asked. `npm run faults` kills at any step of many more. */
const played: ScenarioName[] = ['cancelled by the staff', 'left alone']

const slow = 600_000

/**
 * On PostgreSQL it is killed only where the provider has done what the shop has not heard of: the moments before are
 * shown by the embedded database here, and by `npm run faults` on both.
 */
const databases = [
  {
    name: 'the embedded database',
    open: async () => ({ folder: await emptyShopFolder(), url: null }),
    moments: ['after', 'before'],
  },
  {
    name: 'PostgreSQL',
    open: async () => ({ folder: await temporaryFolder(), url: (await server.createDatabase()).url }),
    moments: ['after'],
  },
]

describe.each(databases)('on $name', ({ open, moments }) => {
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
})

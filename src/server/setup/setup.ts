import type { SavedSettings } from '../../contract/settings/settings.ts'
import {
  type PresetChoice,
  presets,
  type Setup,
  type SetupStep,
  setupSteps,
} from '../../contract/settings/setup.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { deleteMilestone, demoFilled, findMilestones, setMilestone } from '../db/milestones.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { saveGroup } from '../settings/save-settings.ts'
import { presetValues } from './preset-values.ts'
import { countProducts } from './queries.ts'

const stepDone = (step: SetupStep) => `set up ${step}`
const presetChosen = (preset: string) => `began as ${preset}`

/** The steps of setting up that the owner has done. */
export async function findDoneSteps(db: Db): Promise<SetupStep[]> {
  const reached = await findMilestones(db, setupSteps.map(stepDone))
  return setupSteps.filter(step => reached.has(stepDone(step)))
}

/** How far the owner has come. */
export async function loadSetup({ db }: Pick<Deps, 'db'>): Promise<Setup> {
  const done = await findDoneSteps(db)
  const reached = await findMilestones(db, [demoFilled, ...presets.map(presetChosen)])
  return {
    preset: presets.find(preset => reached.has(presetChosen(preset))) ?? null,
    steps: setupSteps.map(step => ({ step, done: done.includes(step) })),
    products: await countProducts(db),
    isDemo: reached.has(demoFilled),
  }
}

/** Notes that the owner has done a step; once more changes nothing. */
export const finishStep = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, step: SetupStep) =>
  setMilestone(db, stepDone(step), clock())

/**
 * Writes the money, delivery and checkout settings of one way to begin, all or none, and records the change.
 * @throws settings_changed when somebody has saved one of them since `versions` were read
 */
export async function choosePreset(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'settings'>,
  userId: string,
  { preset, versions }: PresetChoice,
): Promise<SavedSettings> {
  const { money, delivery, checkout } = presetValues[preset]
  await inTransaction(deps.db, async tx => {
    await saveGroup(tx, deps, userId, { group: 'money', version: versions.money, value: money })
    // Where parcels go is nothing that a way to begin decides.
    const { countries } = (await loadSettings({ ...deps, db: tx })).delivery.value
    const value = { ...delivery, countries }
    await saveGroup(tx, deps, userId, { group: 'delivery', version: versions.delivery, value })
    await saveGroup(tx, deps, userId, { group: 'checkout', version: versions.checkout, value: checkout })
    for (const other of presets) await deleteMilestone(tx, presetChosen(other))
    await setMilestone(tx, presetChosen(preset), deps.clock())
  })
  await deps.settings.refresh()
  return loadSettings(deps)
}

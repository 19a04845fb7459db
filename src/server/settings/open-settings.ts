import { holdsDemo } from '../db/milestones.ts'
import type { Deps } from '../deps.ts'
import { liveValue } from '../notices/live-value.ts'
import { uploadedPictures } from './check-pictures.ts'
import { loadSettings, valuesOf } from './load-settings.ts'
import { findPlaceholders } from './queries.ts'
import type { KeptSettings, OpenSettings } from './settings.ts'

type KeepDeps = Pick<Deps, 'db' | 'config' | 'notices'>

/** Keeps the settings in this process, so that they are read like a variable. */
export const openSettings = (deps: KeepDeps): Promise<OpenSettings> =>
  liveValue(deps.notices, 'settings', () => load(deps))

async function load(deps: KeepDeps): Promise<KeptSettings> {
  const settings = valuesOf(await loadSettings(deps))
  const ids = uploadedPictures(settings.home).map(({ id }) => id)
  const rows = ids.length > 0 ? await findPlaceholders(deps.db, ids) : []
  const isDemo = await holdsDemo(deps.db)
  return { ...settings, isDemo, homePictures: new Map(rows.map(({ id, placeholder }) => [id, placeholder])) }
}

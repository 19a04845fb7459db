import type { Deps } from '../deps.ts'
import { keepCurrent } from '../notices/keep-current.ts'
import { loadSettings, valuesOf } from './load-settings.ts'
import type { OpenSettings } from './settings.ts'

/** Keeps the settings in this process, so that they are read like a variable. */
export const openSettings = (deps: Pick<Deps, 'db' | 'config' | 'notices'>): Promise<OpenSettings> =>
  keepCurrent(deps.notices, 'settings', async () => valuesOf(await loadSettings(deps)))

import { readConfig } from '../src/server/config.ts'
import { firstValues } from '../src/server/settings/first-values.ts'
import type { OpenSettings } from '../src/server/settings/settings.ts'

/** The settings of a new shop, for what needs no database. */
export function fixedSettings(): OpenSettings {
  const settings = { ...firstValues(readConfig({}), false), homePictures: new Map(), isDemo: false }
  return { current: () => settings, subscribe: () => {}, refresh: async () => {}, stop: () => {} }
}

import type { Settings } from '../../contract/settings/settings.ts'
import type { LiveValue } from '../notices/live-value.ts'

/** The placeholders of uploaded pictures by their ids; a picture that is not here is gone. */
export type Placeholders = ReadonlyMap<string, string | null>

/** What the owner has set, with what showing it takes. */
export type KeptSettings = Settings & { homePictures: Placeholders; isDemo: boolean }

export type OpenSettings = LiveValue<KeptSettings>

/** For what only reads them. */
export type CurrentSettings = { current: () => Settings }

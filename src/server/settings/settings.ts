import type { Settings } from '../../contract/settings.ts'
import type { Current } from '../notices/keep-current.ts'

/** What the owner has set. */
export type OpenSettings = Current<Settings>

/** For what only reads them. */
export type CurrentSettings = Pick<OpenSettings, 'current'>

import type { PageLink } from '../../contract/page-text.ts'
import type { LiveValue } from '../notices/live-value.ts'

/** The published pages, as every page of the shop links to them. */
export type OpenPages = LiveValue<readonly PageLink[]>

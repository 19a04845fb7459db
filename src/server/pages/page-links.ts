import type { PageLink } from '../../contract/page-text.ts'
import type { Current } from '../notices/keep-current.ts'

/** The published pages, as every page of the shop links to them. */
export type OpenPages = Current<readonly PageLink[]>

import type { Deps } from '../deps.ts'
import { liveValue } from '../notices/live-value.ts'
import type { OpenPages } from './page-links.ts'
import { findPublishedLinks } from './queries.ts'

/** Keeps in this process which pages are published, since every page of the shop links to them. */
export const openPages = ({ db, notices }: Pick<Deps, 'db' | 'notices'>): Promise<OpenPages> =>
  liveValue(notices, 'pages', () => findPublishedLinks(db))

import type { Deps } from '../deps.ts'
import { keepCurrent } from '../notices/keep-current.ts'
import type { OpenPages } from './page-links.ts'
import { findPublishedLinks } from './queries.ts'

/** Keeps in this process which pages are published, since every page of the shop links to them. */
export const openPages = ({ db, notices }: Pick<Deps, 'db' | 'notices'>): Promise<OpenPages> =>
  keepCurrent(notices, 'pages', () => findPublishedLinks(db))

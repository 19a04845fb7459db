import type { Deps } from '../../deps.ts'
import { keepCurrent } from '../../notices/keep-current.ts'
import type { OpenCategories } from './categories.ts'
import { loadCategories } from './load-categories.ts'

/** Keeps the categories in this process, as settings are. */
export const openCategories = ({ db, notices }: Pick<Deps, 'db' | 'notices'>): Promise<OpenCategories> =>
  keepCurrent(notices, 'categories', () => loadCategories(db))

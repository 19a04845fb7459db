import type { Deps } from '../../deps.ts'
import { liveValue } from '../../notices/live-value.ts'
import type { OpenCategories } from './categories.ts'
import { loadCategories } from './load-categories.ts'

/** Keeps the categories in this process, as settings are. */
export const openCategories = ({ db, notices }: Pick<Deps, 'db' | 'notices'>): Promise<OpenCategories> =>
  liveValue(notices, 'categories', () => loadCategories(db))

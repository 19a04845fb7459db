import type { Deps } from '../../../deps.ts'
import type { Notice } from '../../../notices/notice.ts'
import { type NamedColumns, readAgain, readColumns } from './read-columns.ts'

/** With more changed products than this, all are read again in the background. */
const maxChanged = 2_000
/** So many options more than products come from changes of stock, and nobody has the first of them any more. */
const maxSpareOptions = 2_000

/**
 * Keeps the columns of all products in memory and gives them as they are after every change this process has heard of.
 * Gives null until they have been read in the background, and while notices may be missed.
 */
export function keepColumns({
  db,
  notices,
}: Pick<Deps, 'db' | 'notices'>): () => Promise<NamedColumns | null> {
  let kept: NamedColumns | null = null
  /** The products that changed since. Another set once the columns were forgotten. */
  let changed = new Set<string>()
  let isReadingAll = false
  let readingChanged: Promise<void> | null = null

  const forget = () => {
    kept = null
    changed = new Set()
  }
  const heard = (notice: Notice) => {
    if (notice.kind === 'products') return forget()
    if (notice.kind !== 'product' && notice.kind !== 'stock') return
    changed.add(notice.productId)
    if (changed.size > maxChanged) forget()
  }
  notices.subscribe({ heard, missed: forget })

  /** Where it fails, the next list tries again. */
  const readAll = async () => {
    const changedMeanwhile = changed
    isReadingAll = true
    const read = await readColumns(db).catch(() => null)
    isReadingAll = false
    if (changedMeanwhile === changed) kept = read
  }
  const readChanged = async (before: NamedColumns) => {
    const ids = new Set(changed)
    changed.clear()
    try {
      const read = await readAgain(db, before, ids)
      if (kept !== before) return
      kept = read
      if (read.names.options.count() > read.columns.id.length + maxSpareOptions) forget()
    } catch (cause) {
      forget()
      throw cause
    }
  }
  return async () => {
    // What is being read already may be older than what was heard by now.
    await readingChanged
    if (kept && (readingChanged || changed.size > 0)) {
      readingChanged ??= readChanged(kept).finally(() => {
        readingChanged = null
      })
      await readingChanged
    }
    if (!kept && !isReadingAll && notices.isListening()) void readAll()
    return kept
  }
}

import type { Deps } from '../../../deps.ts'
import type { Notice } from '../../../notices/notice.ts'
import { coalesceReads } from './coalesce-reads.ts'
import { type EncodedColumns, readAgain, readColumns } from './read-columns.ts'

/** With more changed products than this, all are read again in the background. */
const maxChanged = 2_000
/** Every change of stock may add options, and none are taken out. With so many more than products, all is read again. */
const maxSpareOptions = 2_000

/** Without `isWaiting` the answer is null while all products are being read. */
export type CurrentColumns = (asked: { isWaiting: boolean }) => Promise<EncodedColumns | null>

/**
 * Keeps the columns of all products in memory and gives them as they are after every change this process has heard of.
 * Gives null where they could not be read, and while notices may be missed.
 */
export function keepColumns({ db, notices, log }: Pick<Deps, 'db' | 'notices' | 'log'>): CurrentColumns {
  let kept: EncodedColumns | null = null
  /** The ids of products that changed since. A new set replaces it once the columns are forgotten, or all are read again. */
  let changed = new Set<string>()
  let readingAll: Promise<void> | null = null

  const forget = () => {
    kept = null
    changed = new Set()
  }
  const onNotice = (notice: Notice) => {
    if (notice.kind === 'products') return forget()
    if (notice.kind !== 'product' && notice.kind !== 'stock') return
    if (notice.kind === 'product' && notice.change === 'hidden') return
    changed.add(notice.productId)
    if (changed.size > maxChanged) forget()
  }
  notices.subscribe({ onNotice, onGap: forget })

  /** Where it fails, the next list tries again. */
  const readAll = async () => {
    const changedMeanwhile = new Set<string>()
    changed = changedMeanwhile
    try {
      const read = await readColumns(db)
      if (changedMeanwhile === changed) kept = read
    } catch (cause) {
      log.error('The products could not be read into memory', cause)
    }
  }
  const readChanged = coalesceReads(async () => {
    const before = kept
    if (!before || changed.size === 0) return
    const ids = new Set(changed)
    changed.clear()
    try {
      const read = await readAgain(db, before, ids)
      if (kept !== before) return
      kept = read
      if (read.dictionaries.options.count() > read.columns.id.length + maxSpareOptions) forget()
    } catch (cause) {
      forget()
      throw cause
    }
  })
  return async ({ isWaiting }) => {
    if (!kept && notices.isListening())
      readingAll ??= readAll().finally(() => {
        readingAll = null
      })
    if (isWaiting) await readingAll
    await readChanged()
    return kept
  }
}

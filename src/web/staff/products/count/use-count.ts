import { useLayoutEffect, useRef } from 'react'
import { type BookedCount, maxCountedRows } from '../../../../contract/catalogue/counting.ts'
import { browserApi } from '../../../api/browser.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { signedCount } from '../../controls/signed-count.ts'
import { wrongCellsOf } from '../scans/typed-pieces.ts'
import { type Begun, useBooking } from '../scans/use-booking.ts'
import {
  beginCount,
  type CountDraft,
  emptyCount,
  isEmpty,
  keptCount,
  rowsOf,
  withRefused,
} from './count-draft.ts'
import { type CountedProduct, type Sheet, withKnown } from './known-pieces.ts'
import { useSheet } from './use-sheet.ts'

/** What is counted, beside what should be there, and its booking. */
export function useCount(kept: Begun<CountDraft>) {
  const sheetNow = useRef<Sheet>(new Map())
  const { book, ...booking } = useBooking<CountedProduct, CountDraft>({
    ...kept,
    kind: keptCount,
    isEmpty,
    begin: beginCount,
    notBooked: 'The count was not booked.',
    next: ({ ordersApart }) => ({ ...emptyCount, ordersApart }),
    accept: (next, before) => ({
      ...next,
      products: withKnown(next.products, before.products, sheetNow.current),
    }),
  })
  const { draft, setDraft } = booking
  // The product that was added last comes last, so that the calls about the others stay the same.
  const { sheet, isFailed, reload } = useSheet(draft.products.map(({ product }) => product._id).toReversed())
  useLayoutEffect(() => {
    sheetNow.current = sheet
  })
  const known = withKnown(draft.products, draft.products, sheet)
  if (known.some((each, nth) => each !== draft.products[nth])) setDraft({ ...draft, products: known })

  const save = async () => {
    const rows = rowsOf(draft)
    if (isFailed) void reload()
    const refused = await book(whatIsWrong(draft, isFailed), async options => {
      const lines = rows.map(({ cell: _, title: __, place: ___, ...line }) => line)
      const body = { note: draft.note, lines }
      const { changeId, ...sum } = await browserApi.catalogue.count({ body }, options)
      return { text: bookedText(rows.length, sum), changeId }
    })
    if (!refused) return
    await reload()
    if (refused.code === 'stock_changed') setDraft(now => withRefused(now, rows, refused.fields))
  }
  return { ...booking, save }
}

function whatIsWrong(draft: CountDraft, isFailed: boolean): string | null {
  const typed = draft.products
    .flatMap(({ pieces }) => Object.values(pieces))
    .filter(text => text.trim() !== '')
  if (draft.products.some(each => wrongCellsOf(each).length > 0)) return 'Use whole numbers of pieces.'
  if (typed.length === 0) return 'Count something first.'
  if (typed.length > maxCountedRows)
    return 'Book at most 1,000 rows at once: leave some empty, and count them afterwards.'
  if (rowsOf(draft).length === typed.length) return null
  return isFailed
    ? 'What should be there could not be read. Check the connection and press again.'
    : 'What should be there is still being read. Press again in a moment.'
}

const bookedText = (rows: number, { differing, pieces }: Pick<BookedCount, 'differing' | 'pieces'>) =>
  differing === 0
    ? `${countLabel(rows, 'row')} counted. Nothing differs.`
    : `${countLabel(rows, 'row')} counted, ${differing} differed: ${signedCount(pieces)} in all.`

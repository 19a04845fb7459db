import { useState } from 'react'
import { browserApi } from '../../../api/browser.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { type Begun, isBooked, useBooking } from '../scans/use-booking.ts'
import {
  beginProduct,
  type DraftProduct,
  type GoodsDraft,
  isEmpty,
  keptGoods,
  linesOf,
  wrongFields,
} from './goods-draft.ts'

/** The pieces of a delivery that was booked, by product and cell of its grid. */
export type Received = Record<string, Record<string, string>>

/** What is typed of goods that came in, and its booking. */
export function useReceive(kept: Begun<GoodsDraft>) {
  const { book, ...booking } = useBooking<DraftProduct, GoodsDraft>({
    ...kept,
    kind: keptGoods,
    isEmpty,
    begin: beginProduct,
    notBooked: 'The goods were not received.',
  })
  const [received, setReceived] = useState<Received | null>(null)
  const { draft, refusal } = booking
  const save = async (again = false) => {
    // What came of the request before is asked about first.
    if (isBooked(refusal) && !again) return
    const { supplier, document } = draft
    const lines = linesOf(draft)
    await book(whatIsWrong(draft), async options => {
      const body = { supplier, document, lines, again }
      const { changeId, pieces } = await browserApi.catalogue.receive({ body }, options)
      const came = draft.products.filter(({ product }) => lines.some(line => line.productId === product._id))
      setReceived(Object.fromEntries(came.map(each => [each.product._id, each.pieces])))
      return { text: `${countLabel(pieces, 'piece')} received.`, changeId }
    })
  }
  return { ...booking, save, received }
}

function whatIsWrong(draft: GoodsDraft): string | null {
  if (wrongFields(draft).isWrong) return 'Use whole numbers of pieces, and costs like 1500 or 12.50.'
  return linesOf(draft).length === 0 ? 'Type how many pieces came.' : null
}

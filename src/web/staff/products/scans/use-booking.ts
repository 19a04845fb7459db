import { useEffect, useRef, useState } from 'react'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import type { CallOptions } from '../../../api/client.ts'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { useStillOpen } from '../../dialogs/use-still-open.ts'
import { useUndo } from '../use-undo.ts'
import { type KeptKind, keepPieces } from './kept-pieces.tsx'
import type { TypedProduct } from './typed-pieces.ts'
import { useScans } from './use-scans.ts'

type Draft<P> = { products: readonly P[] }

/** What a list begins with: what was kept of an earlier visit, and how many of its products the shop has no more. */
export type Begun<D> = { begun: D; missing: number }

type Booking<P extends TypedProduct, D extends Draft<P>> = Begun<D> & {
  kind: KeptKind<D>
  isEmpty: (draft: D) => boolean
  /** A product of which nothing is typed yet. */
  begin: (product: StaffProduct) => P
  /** Begins a message about a booking that failed: "The goods were not received." */
  notBooked: string
  /** What the next one begins with; by default empty. */
  next?: (booked: D) => D
  /** What becomes of a draft that was changed; by default just that. */
  accept?: (changed: D, before: D) => D
}

/** What was booked, in words, and the change that undoes it. */
type Booked = { text: string; changeId: string | null }

/** Pieces of products that are typed or scanned, and booked all at once. */
export function useBooking<P extends TypedProduct, D extends Draft<P>>({
  begun,
  missing,
  kind,
  isEmpty,
  begin,
  notBooked,
  next = () => kind.empty,
  accept = changed => changed,
}: Booking<P, D>) {
  const tell = useOutcomes(notBooked)
  const idempotentSave = useIdempotentSave()
  const [draft, setDraft] = useState(begun)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isKept, setIsKept] = useState(!isEmpty(begun))
  const isSaving = useRef(false)
  useEffect(() => keepPieces(kind, isEmpty(draft) ? null : draft), [kind, isEmpty, draft])

  /** From the newest draft: a scanner types its next code before the one before is found. */
  const change = (update: (draft: D) => D) => {
    // What is typed while the shop books would be in neither booking.
    if (isSaving.current) return
    setDraft(now => accept(update(now), now))
    setProblem('')
    setRefusal(now => (isBooked(now) ? now : null))
  }
  const changeProducts = (update: (products: readonly P[]) => readonly P[]) =>
    change(now => ({ ...now, products: update(now.products) }))
  const scans = useScans<P>({
    products: draft.products,
    change: changeProducts,
    begin,
    isSaving: () => isSaving.current,
    missing,
  })
  const goOn = () => {
    setDraft(next)
    setRefusal(null)
    setIsKept(false)
    scans.goOn()
  }

  const clear = () => {
    scans.forgetMissed()
    goOn()
  }

  /** Books what is typed, unless `wrong` says what is wrong with it. Answers why the shop did not. */
  const book = async (
    wrong: string | null,
    send: (options: CallOptions) => Promise<Booked>,
  ): Promise<ApiError | null> => {
    setRefusal(null)
    setProblem('')
    const why = scans.isLookingUp() ? 'A code is still being looked up. Press again in a moment.' : wrong
    if (why) {
      setProblem(why)
      scans.goOn()
      return null
    }
    isSaving.current = true
    setSaving(true)
    const refused = await idempotentSave(send).then(tell.booked, tell.refused)
    isSaving.current = false
    setSaving(false)
    if (!refused) {
      // Whoever has left the page by now must not find it again.
      keepPieces(kind, null)
      goOn()
    }
    setRefusal(refused)
    return refused
  }
  return { draft, setDraft, change, changeProducts, scans, book, clear, saving, problem, refusal, isKept }
}

/** Tells what came of a booking: what was booked with its Undo, or to whoever has left the page why not. */
function useOutcomes(notBooked: string) {
  const toasts = useToasts()
  const undo = useUndo(() => undefined)
  const isStillOpen = useStillOpen()
  return {
    booked: ({ text, changeId }: Booked) => {
      const undoing = changeId && { label: 'Undo', onAction: () => void undo(changeId) }
      toasts.show({ text, ...(undoing && { action: undoing }) })
      return null
    },
    refused: (error: unknown) => {
      const refused = asApiError(error)
      if (!isStillOpen.current) toasts.show({ tone: 'error', text: `${notBooked} ${refused.message}` })
      return refused
    },
  }
}

/** Whether it was booked by an earlier request, whose answer was lost, before something of it was changed. */
export const isBooked = (refusal: ApiError | null) => refusal?.code === 'idempotency_key_reused'

import { useRef, useState } from 'react'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { useLeaveGuard } from '../../../parts/form/use-leave-guard.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { useStillOpen } from '../../dialogs/use-still-open.ts'
import { useUndo } from '../use-undo.ts'
import { emptyGoods, type GoodsDraft, isEmpty, linesOf, withOneMore, wrongFields } from './goods-draft.ts'

type Scanned = { product: StaffProduct; shelf: { color: string; size: string } }

/** What is typed of goods that came in, and its booking. */
export function useReceive() {
  const toasts = useToasts()
  const undo = useUndo(() => undefined)
  const isStillOpen = useStillOpen()
  const idempotentSave = useIdempotentSave()
  const [draft, setDraft] = useState<GoodsDraft>(emptyGoods)
  const [scanned, setScanned] = useState<Scanned | null>(null)
  const [missed, setMissed] = useState<readonly string[]>([])
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const guard = useLeaveGuard(!isEmpty(draft))
  const lookUps = useRef(0)

  /** From the newest draft: a scanner types its next code before the one before is found. */
  const change = (update: (draft: GoodsDraft) => GoodsDraft) => {
    setDraft(update)
    setProblem('')
    setRefusal(now => (isBooked(now) ? now : null))
  }
  const addPiece = (product: StaffProduct, shelf: Scanned['shelf']) => {
    change(now => withOneMore(now, product, shelf))
    setScanned({ product, shelf })
  }
  const lookUp = async (running: Promise<void>) => {
    lookUps.current += 1
    await running
    lookUps.current -= 1
  }
  const clear = () => {
    setDraft(emptyGoods)
    setScanned(null)
    setMissed([])
    setRefusal(null)
  }

  const save = async (again = false) => {
    const lines = linesOf(draft)
    // What came of the request before is asked about first.
    if (isBooked(refusal) && !again) return
    setRefusal(null)
    if (lookUps.current > 0) return setProblem('A code is still being looked up. Press again in a moment.')
    if (wrongFields(draft).isWrong) return setProblem('Use whole numbers of pieces, and amounts of money.')
    if (lines.length === 0) return setProblem('Type how many pieces came.')
    setSaving(true)
    try {
      const body = { supplier: draft.supplier, document: draft.document, lines, again }
      const { changeId, pieces } = await idempotentSave(options =>
        browserApi.catalogue.receive({ body }, options),
      )
      toasts.show({
        text: `${countLabel(pieces, 'piece')} received.`,
        action: { label: 'Undo', onAction: () => void undo(changeId) },
      })
      clear()
    } catch (error) {
      const refused = asApiError(error)
      if (!isStillOpen.current)
        toasts.show({ tone: 'error', text: `The goods were not received. ${refused.message}` })
      setRefusal(refused)
    }
    setSaving(false)
  }
  const miss = (text: string) => setMissed(now => [...now, text])
  const typing = { draft, change, addPiece, scanned, missed, miss, forgetMissed: () => setMissed([]), lookUp }
  return { ...typing, save, clear, saving, problem, refusal, guard }
}

/** Whether the goods were booked by an earlier request, whose answer was lost, before something of them was changed. */
const isBooked = (refusal: ApiError | null) => refusal?.code === 'idempotency_key_reused'

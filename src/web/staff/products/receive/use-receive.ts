import { useRef, useState } from 'react'
import { browserApi } from '../../../api/browser.ts'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { useLeaveGuard } from '../../../parts/form/use-leave-guard.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { useStillOpen } from '../../dialogs/use-still-open.ts'
import { useScans } from '../scans/use-scans.ts'
import { useUndo } from '../use-undo.ts'
import { emptyGoods, type GoodsDraft, isEmpty, linesOf, wrongFields } from './goods-draft.ts'

/** What is typed of goods that came in, and its booking. */
export function useReceive() {
  const toasts = useToasts()
  const undo = useUndo(() => undefined)
  const isStillOpen = useStillOpen()
  const idempotentSave = useIdempotentSave()
  const [draft, setDraft] = useState<GoodsDraft>(emptyGoods)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const guard = useLeaveGuard(!isEmpty(draft))
  const isSaving = useRef(false)

  /** From the newest draft: a scanner types its next code before the one before is found. */
  const change = (update: (draft: GoodsDraft) => GoodsDraft) => {
    // What is typed while the shop books it would be in neither delivery.
    if (isSaving.current) return
    setDraft(update)
    setProblem('')
    setRefusal(now => (isBooked(now) ? now : null))
  }
  const scans = useScans({ change, isSaving: () => isSaving.current })
  const clear = () => {
    setDraft(emptyGoods)
    setRefusal(null)
    scans.clear()
  }
  const refuse = (why: string) => {
    setProblem(why)
    scans.goOn()
  }

  const save = async (again = false) => {
    const lines = linesOf(draft)
    // What came of the request before is asked about first.
    if (isBooked(refusal) && !again) return
    setRefusal(null)
    setProblem('')
    if (scans.isLookingUp()) return refuse('A code is still being looked up. Press again in a moment.')
    if (wrongFields(draft).isWrong)
      return refuse('Use whole numbers of pieces, and costs like 1500 or 12.50.')
    if (lines.length === 0) return refuse('Type how many pieces came.')
    isSaving.current = true
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
      isSaving.current = false
      clear()
    } catch (error) {
      const refused = asApiError(error)
      if (!isStillOpen.current)
        toasts.show({ tone: 'error', text: `The goods were not received. ${refused.message}` })
      setRefusal(refused)
    }
    isSaving.current = false
    setSaving(false)
  }
  return { draft, change, scans, save, clear, saving, problem, refusal, guard }
}

/** Whether the goods were booked by an earlier request, whose answer was lost, before something of them was changed. */
const isBooked = (refusal: ApiError | null) => refusal?.code === 'idempotency_key_reused'

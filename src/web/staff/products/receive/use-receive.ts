import { useState } from 'react'
import { browserApi } from '../../../api/browser.ts'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { useLeaveGuard } from '../../../parts/form/use-leave-guard.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { useStillOpen } from '../../dialogs/use-still-open.ts'
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

  /** From the newest draft: a scanner types its next code before the one before is found. */
  const change = (update: (draft: GoodsDraft) => GoodsDraft) => {
    setDraft(update)
    setProblem('')
    setRefusal(null)
  }

  const save = async (again = false) => {
    const lines = linesOf(draft)
    setRefusal(null)
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
      setDraft(emptyGoods)
    } catch (error) {
      const refused = asApiError(error)
      if (!isStillOpen.current)
        toasts.show({ tone: 'error', text: `The goods were not received. ${refused.message}` })
      setRefusal(refused)
    }
    setSaving(false)
  }
  return { draft, change, save, saving, problem, refusal, guard }
}

import { useEffect, useRef, useState } from 'react'
import type { Change } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { undoneWords } from '../products/list/bulk-messages.ts'
import { useConfirmed } from '../shell/use-confirmation.ts'

/** Asks before a change is taken back, since others may have been made with it; then the focus goes to what says so. */
export function useUndoing(shown: readonly Change[] | undefined, reload: () => void) {
  const toasts = useToasts()
  const [change, setChange] = useState<Change | null>(null)
  const done = useRef<string>(null)
  const question = useConfirmed(async () => {
    if (!change) return
    toasts.show({ text: undoneWords(await browserApi.catalogue.undo({ params: { id: change.batchId } })) })
    done.current = change._id
    reload()
  })
  useEffect(() => {
    if (!done.current || !shown?.some(({ _id, undone }) => undone && _id === done.current)) return
    const words = document.querySelector<HTMLElement>(`[data-undone="${CSS.escape(done.current)}"]`)
    done.current = null
    if (document.activeElement === document.body) words?.focus()
  }, [shown])
  return {
    title: change ? `Undo this: ${change.action} ${change.subject}?` : '',
    ask: (asked: Change) => {
      setChange(asked)
      question.ask()
    },
    dialog: question.dialog,
  }
}

import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { undoneMessage } from './list/bulk-messages.ts'

/** Undoes a change of products and shows a toast. `onUndone` is called in any case, since the list may have changed. */
export function useUndo(onUndone: () => void) {
  const toasts = useToasts()
  return async (changeId: string) => {
    try {
      const undone = await browserApi.catalogue.undo({ params: { id: changeId } })
      toasts.show({ text: undoneMessage(undone) })
    } catch (error) {
      toasts.show({ tone: 'error', text: `Not undone. ${asApiError(error).message}` })
    }
    onUndone()
  }
}

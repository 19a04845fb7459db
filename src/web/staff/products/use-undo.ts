import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { undoneMessage } from './list/bulk-messages.ts'

/** Takes a change of products back and says in a toast what came of it; `onUndone` hears of it, done or not. */
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

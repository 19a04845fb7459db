import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'

type Done = {
  /** "The number is blocked." */
  text: string
  /** What is said once it is taken back. */
  undone: string
  undo: () => Promise<void>
  /** A later message about the same takes its place. */
  about?: string
}

/** Says what was done, with an Undo that says what became of it. */
export function useUndoToast() {
  const { show } = useToasts()
  return function say({ text, undone, undo, about }: Done): void {
    const topic = about ? { about } : {}
    const takeBack = async () => {
      try {
        await undo()
        show({ text: undone, ...topic })
      } catch (cause) {
        const { message, unreachable } = asApiError(cause)
        const retry = { label: 'Retry', onAction: () => void takeBack() }
        show({
          ...topic,
          text: `Not undone. ${message}`,
          tone: 'error',
          ...(unreachable && { action: retry }),
        })
      }
    }
    show({ text, ...topic, action: { label: 'Undo', onAction: () => void takeBack() } })
  }
}

import { useToasts } from '../../ui/toast-context.ts'

/** Copies a text, and says so or that it could not be. */
export function useCopy() {
  const { show } = useToasts()
  return (text: string, { done, failed }: { done: string; failed: string }): Promise<boolean> =>
    // Browsers offer the clipboard only over HTTPS and on localhost.
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => {
        show({ text: done })
        return true
      },
      () => {
        show({ text: failed, tone: 'error' })
        return false
      },
    )
}

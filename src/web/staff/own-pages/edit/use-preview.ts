import type { PagePreview } from '../../../../contract/pages.ts'
import { browserApi } from '../../../api/browser.ts'
import { usePaused } from '../../cache/use-paused.ts'
import { useRead } from '../../cache/use-read.ts'

type Preview = PagePreview & { problem: string | null }

const nothing: PagePreview = { html: '', summary: '' }

/** What the typed text looks like, as the shop renders it, once typing pauses. The last one stays until then. */
export function usePreview(body: string): Preview {
  const paused = usePaused(body)
  const { answer, value } = useRead(
    ['preview of a page'],
    signal =>
      paused.trim() === ''
        ? Promise.resolve(nothing)
        : browserApi.pages.preview({ body: { body: paused } }, { signal }),
    { variant: paused },
  )
  if (body.trim() === '') return { ...nothing, problem: null }
  return { ...(value ?? nothing), problem: answer.state === 'failed' ? answer.error.message : null }
}

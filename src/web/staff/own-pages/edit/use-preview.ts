import { useEffect, useState } from 'react'
import type { PagePreview } from '../../../../contract/pages.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'

const pauseMs = 300

type Preview = PagePreview & { problem: string | null }

/** What the typed text looks like, as the shop renders it, once typing pauses. The last one stays until then. */
export function usePreview(body: string): Preview {
  const [preview, setPreview] = useState<Preview>({ html: '', summary: '', problem: null })
  const isEmpty = body.trim() === ''
  useEffect(() => {
    if (isEmpty) return
    const abort = new AbortController()
    const show = (next: Partial<Preview>) => {
      if (!abort.signal.aborted) setPreview(before => ({ ...before, problem: null, ...next }))
    }
    const timer = setTimeout(() => {
      browserApi.pages
        .preview({ body: { body } }, { signal: abort.signal })
        .then(show, (cause: unknown) => show({ problem: asApiError(cause).message }))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [body, isEmpty])
  return isEmpty ? { html: '', summary: '', problem: null } : preview
}

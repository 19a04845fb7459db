import { useEffect, useState } from 'react'
import type { OrderChangePreview } from '../../../contract/order-changes.ts'
import { browserApi } from '../../api/browser.ts'
import { type ApiError, asApiError } from '../../api/error.ts'
import type { ChangeWithoutVersion } from './change-draft.ts'

export type Preview = { shown: OrderChangePreview | null; error: ApiError | null }

const typingPauseMs = 200
const none: Preview = { shown: null, error: null }

type Asked = {
  id: string
  version: number
  change: ChangeWithoutVersion | null
  /** A change that is being saved makes the order a newer one, of which the same question would be refused. */
  isSaving: boolean
}

/** What a change would do, asked of the shop whenever it is another one. */
export function useChangePreview({ id, version, change, isSaving }: Asked): Preview {
  const asked = change && JSON.stringify({ version, ...change })
  const [answer, setAnswer] = useState<Preview & { asked: string }>({ ...none, asked: '' })
  useEffect(() => {
    if (asked === null || isSaving) return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const body = JSON.parse(asked)
        const shown = await browserApi.orders.previewChange({ params: { id }, body }, { signal: stop.signal })
        setAnswer({ shown, error: null, asked })
      } catch (cause) {
        if (!stop.signal.aborted) setAnswer({ shown: null, error: asApiError(cause), asked })
      }
    }
    const timer = setTimeout(ask, typingPauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [id, asked, isSaving])
  return asked !== null && answer.asked === asked ? answer : none
}

import { useEffect, useState } from 'react'
import type { CallOptions } from '../../api/client.ts'
import { type ApiError, asApiError } from '../../api/error.ts'

const typingPauseMs = 200

export type Preview<Shown> = {
  /** What is asked for now; null until the shop has answered. */
  shown: Shown | null
  /** The last that the shop answered, perhaps about something else. */
  last: Shown | null
  error: ApiError | null
}

type Ask<Asked, Shown> = (asked: Asked, options: CallOptions) => Promise<Shown>

/**
 * What something would do, asked of the shop whenever it is another thing and nobody has typed for a moment. Nothing is
 * asked for null, nor while `isSaving`: what is saved is no question any more.
 */
export function usePreview<Asked, Shown>(
  asked: Asked | null,
  ask: Ask<Asked, Shown>,
  isSaving: boolean,
): Preview<Shown> {
  const key = asked === null ? null : JSON.stringify(asked)
  const [answer, setAnswer] = useState<Preview<Shown> & { key: string | null }>({
    ...{ shown: null, last: null, error: null, key: null },
  })
  useEffect(() => {
    if (key === null || isSaving) return
    const stop = new AbortController()
    const find = async () => {
      try {
        const shown = await ask(JSON.parse(key), { signal: stop.signal })
        setAnswer({ shown, last: shown, error: null, key })
      } catch (cause) {
        const error = asApiError(cause)
        if (!stop.signal.aborted) setAnswer(({ last }) => ({ shown: null, last, error, key }))
      }
    }
    const timer = setTimeout(find, typingPauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, ask, isSaving])
  if (key === null) return { shown: null, last: null, error: null }
  return answer.key === key ? answer : { shown: null, last: answer.last, error: null }
}

import { useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from './error.ts'

export type Answer<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: ApiError; retry: () => void; retrying: boolean }
  | { state: 'ready'; value: T }

type LoadedOrFailed<T> = { key: string; attempt: number } & ({ value: T } | { error: ApiError })

/**
 * What a page reads from the shop once it runs in the browser. A new `key` reads again, and a late answer to an
 * earlier key is dropped. A failure stays visible while `retry` runs.
 */
export function useAnswer<T>(key: string, read: (signal: AbortSignal) => Promise<T>): Answer<T> {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<LoadedOrFailed<T> | null>(null)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    const abort = new AbortController()
    const finish = (outcome: { value: T } | { error: ApiError }) => {
      if (!abort.signal.aborted) setResult({ key, attempt, ...outcome })
    }
    latest.current(abort.signal).then(
      value => finish({ value }),
      (error: unknown) => finish({ error: asApiError(error) }),
    )
    return () => abort.abort()
  }, [key, attempt])

  if (!result || result.key !== key) return { state: 'loading' }
  if ('value' in result) return { state: 'ready', value: result.value }
  const retrying = result.attempt !== attempt
  return { state: 'failed', error: result.error, retrying, retry: () => setAttempt(attempt + 1) }
}

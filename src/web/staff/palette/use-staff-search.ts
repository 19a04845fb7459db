import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { StaffSearchResult } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'

const typingPauseMs = 200
const minQueryLength = 2

export type SearchState =
  | { state: 'none' }
  | { state: 'found'; found: z.infer<typeof StaffSearchResult> }
  | { state: 'failed' }

/** Searches once typing pauses. A late answer to an earlier text is dropped. */
export function useStaffSearch(query: string) {
  const [result, setResult] = useState<SearchState>({ state: 'none' })
  const [answeredQuery, setAnsweredQuery] = useState('')
  const [attempt, setAttempt] = useState(0)
  const isSearching = query.length >= minQueryLength
  // A cleared text forgets the answer, so that typing it again searches again.
  if (!isSearching && (result.state !== 'none' || answeredQuery !== '')) {
    setResult({ state: 'none' })
    setAnsweredQuery('')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    if (!isSearching) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const next = await search(query, controller.signal)
      if (controller.signal.aborted) return
      setResult(next)
      setAnsweredQuery(query)
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, isSearching, attempt])

  return {
    search: result,
    waiting: isSearching && answeredQuery !== query,
    retry: () => setAttempt(attempt + 1),
  }
}

const search = (q: string, signal: AbortSignal): Promise<SearchState> =>
  browserApi.staff.find({ query: { q: q.slice(0, 100) } }, { signal }).then(
    found => ({ state: 'found', found }),
    () => ({ state: 'failed' }),
  )

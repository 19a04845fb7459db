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

/** Asks once typing pauses; an answer that comes late is dropped with its question. */
export function useStaffSearch(query: string) {
  const [result, setAnswered] = useState<SearchState>({ state: 'none' })
  const [answeredQuery, setSettled] = useState('')
  const [attempt, setAttempt] = useState(0)
  const isSearching = query.length >= minQueryLength
  // The same words asked again are a new question: until it is answered there is nothing to say of them.
  if (!isSearching && (result.state !== 'none' || answeredQuery !== '')) {
    setAnswered({ state: 'none' })
    setSettled('')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    if (!isSearching) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const next = await search(query, controller.signal)
      if (controller.signal.aborted) return
      setAnswered(next)
      setSettled(query)
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, isSearching, attempt])

  return {
    answered: result,
    waiting: isSearching && answeredQuery !== query,
    retry: () => setAttempt(attempt + 1),
  }
}

const search = (q: string, signal: AbortSignal): Promise<SearchState> =>
  browserApi.staff.find({ query: { q: q.slice(0, 100) } }, { signal }).then(
    found => ({ state: 'found', found }),
    () => ({ state: 'failed' }),
  )

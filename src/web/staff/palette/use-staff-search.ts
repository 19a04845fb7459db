import type { z } from 'zod'
import type { StaffSearchResult } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { usePaused } from '../cache/use-paused.ts'
import { useRead } from '../cache/use-read.ts'

const minQueryLength = 2

export type SearchState =
  | { state: 'none' }
  | { state: 'found'; found: z.infer<typeof StaffSearchResult> }
  | { state: 'failed' }

/** Searches once typing pauses. What was found last stays until the next answer; a cleared text forgets it. */
export function useStaffSearch(query: string) {
  const paused = usePaused(query)
  const { answer, value, reload } = useRead(
    ['quick find'],
    signal =>
      paused.length < minQueryLength
        ? Promise.resolve(null)
        : browserApi.staff.find({ query: { q: paused.slice(0, 100) } }, { signal }),
    { variant: paused },
  )
  const isSearching = query.length >= minQueryLength
  const isAnswered = paused === query && answer.state !== 'loading'
  return {
    search: isSearching ? toState(answer.state === 'failed' && paused === query, value) : none,
    waiting: isSearching && (!isAnswered || (answer.state === 'failed' && answer.retrying)),
    retry: reload,
  }
}

const none: SearchState = { state: 'none' }

function toState(hasFailed: boolean, found: z.infer<typeof StaffSearchResult> | null): SearchState {
  if (hasFailed) return { state: 'failed' }
  return found ? { state: 'found', found } : none
}

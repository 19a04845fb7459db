import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { StaffSearchResult } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'

const PAUSE = 200
const SHORTEST = 2

export type Answered =
  | { state: 'none' }
  | { state: 'found'; found: z.infer<typeof StaffSearchResult> }
  | { state: 'failed' }

/** Asks once typing pauses; an answer that comes late is dropped with its question. */
export function useFound(words: string) {
  const [answered, setAnswered] = useState<Answered>({ state: 'none' })
  const [settled, setSettled] = useState('')
  const [attempt, setAttempt] = useState(0)
  const asks = words.length >= SHORTEST
  // The same words asked again are a new question: until it is answered there is nothing to say of them.
  if (!asks && (answered.state !== 'none' || settled !== '')) {
    setAnswered({ state: 'none' })
    setSettled('')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    if (!asks) return
    const question = new AbortController()
    const timer = setTimeout(async () => {
      const next = await ask(words, question.signal)
      if (question.signal.aborted) return
      setAnswered(next)
      setSettled(words)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [words, asks, attempt])

  return { answered, waiting: asks && settled !== words, retry: () => setAttempt(attempt + 1) }
}

const ask = (q: string, signal: AbortSignal): Promise<Answered> =>
  browserApi.staff.find({ query: { q: q.slice(0, 100) } }, { signal }).then(
    found => ({ state: 'found', found }),
    () => ({ state: 'failed' }),
  )

import { useEffect, useState } from 'react'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { browserApi } from '../../api/browser.ts'

const debounceMs = 250
/** An answer that takes longer shows a waiting state. */
const slowAnswerMs = 400
const minQueryLength = 2

/** The shop's last answer; `words` is the query it belongs to. */
export type Suggestions =
  | { state: 'none' }
  | { state: 'found'; words: string; products: Product[] }
  | { state: 'failed'; words: string }

/** Comes with the first answer: nobody needs it before. */
export const loadSuggestionAnswer = () => import('./suggestion-answer.tsx')

/**
 * Asks once typing pauses, from two characters on. Late answers to an earlier query are dropped; the last answer stays
 * until the next one.
 */
export function useSuggestions(query: string, rows: number, enabled: boolean) {
  const words = query.trim()
  const [answer, setAnswer] = useState<Suggestions>({ state: 'none' })
  const [attempt, setAttempt] = useState(0)
  const [waiting, setWaiting] = useState(false)
  const asks = enabled && words.length >= minQueryLength
  if (words.length < minQueryLength && answer.state !== 'none') setAnswer({ state: 'none' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    if (!asks) return
    const question = new AbortController()
    const slow = setTimeout(setWaiting, debounceMs + slowAnswerMs, true)
    const timer = setTimeout(async () => {
      const next = await ask(words, rows, question.signal)
      if (question.signal.aborted) return
      clearTimeout(slow)
      setWaiting(false)
      setAnswer(next)
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      clearTimeout(slow)
      setWaiting(false)
      question.abort()
    }
  }, [words, rows, asks, attempt])

  return { suggestions: answer, waiting, retry: () => setAttempt(attempt + 1) }
}

async function ask(words: string, rows: number, signal: AbortSignal): Promise<Suggestions> {
  try {
    const [products] = await Promise.all([
      browserApi.catalogue.search({ body: { query: words, limit: rows } }, { signal }),
      loadSuggestionAnswer(),
    ])
    return { state: 'found', words, products: products.slice(0, rows) }
  } catch {
    return { state: 'failed', words }
  }
}

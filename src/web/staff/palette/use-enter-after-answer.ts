import { type KeyboardEvent, useEffect, useRef } from 'react'

type Options = { waiting: boolean; answerKey: string; onAnswer: (enterPressed: boolean) => void }

/** Enter pressed while searching waits for the answer, so it never opens a row of an earlier search. */
export function useEnterAfterAnswer({ waiting, answerKey, onAnswer }: Options) {
  const pressed = useRef(false)
  const latest = useRef(onAnswer)
  useEffect(() => {
    latest.current = onAnswer
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, also one that follows at once
  useEffect(() => {
    if (waiting) return
    const enterPressed = pressed.current
    pressed.current = false
    latest.current(enterPressed)
  }, [waiting, answerKey])
  return {
    press: (event: KeyboardEvent) => {
      event.preventDefault()
      pressed.current = true
    },
    letGo: () => {
      pressed.current = false
    },
  }
}

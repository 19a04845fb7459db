import { useEffect, useRef, useState } from 'react'
import type { OrderProblem } from './order-problem.ts'

/** Why the order was not placed; its message takes the focus. */
export function useProblem() {
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) alert.current?.focus()
  }, [problem])
  return { problem, setProblem, alert }
}

import { useState } from 'react'
import { useAnswer } from '../../api/use-answer.ts'

/**
 * Like `useAnswer`, but what was read stays in sight while it is read again: `value` is the latest about `subject`,
 * whatever `rest` of the key it was asked with. `last` is the latest of all.
 */
export function useStaleWhileLoading<T>(
  subject: string,
  variant: string,
  read: (signal: AbortSignal) => Promise<T>,
) {
  const [stored, setKept] = useState<{ subject: string; value: T } | null>(null)
  const [version, setVersion] = useState(0)
  const answer = useAnswer(`${subject} ${variant} ${version}`, async signal => {
    const value = await read(signal)
    if (!signal.aborted) setKept({ subject, value })
    return value
  })
  return {
    answer,
    value: stored?.subject === subject ? stored.value : null,
    last: stored?.value ?? null,
    loading: answer.state === 'loading',
    reload: () => setVersion(before => before + 1),
    /** For what another call has answered about the same subject. */
    replace: (value: T) => setKept({ subject, value }),
    /** The same for a part of it. */
    update: (change: (value: T) => T) => setKept(now => now && { ...now, value: change(now.value) }),
  }
}

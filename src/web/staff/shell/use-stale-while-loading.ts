import { useState } from 'react'
import { useAnswer } from '../../api/use-answer.ts'

/**
 * Like `useAnswer`, but what was read stays in sight while it is read again: `value` is the latest about `subject`,
 * whatever `rest` of the key it was asked with. `last` is the latest of all.
 */
export function useKept<T>(subject: string, rest: string, read: (signal: AbortSignal) => Promise<T>) {
  const [kept, setKept] = useState<{ subject: string; value: T } | null>(null)
  const [version, setVersion] = useState(0)
  const answer = useAnswer(`${subject} ${rest} ${version}`, async signal => {
    const value = await read(signal)
    if (!signal.aborted) setKept({ subject, value })
    return value
  })
  return {
    answer,
    value: kept?.subject === subject ? kept.value : null,
    last: kept?.value ?? null,
    loading: answer.state === 'loading',
    reload: () => setVersion(before => before + 1),
    /** For what another call has answered about the same subject. */
    replace: (value: T) => setKept({ subject, value }),
    /** The same for a part of it. */
    update: (change: (value: T) => T) => setKept(now => now && { ...now, value: change(now.value) }),
  }
}

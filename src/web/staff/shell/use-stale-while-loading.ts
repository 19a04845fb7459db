import { useState } from 'react'
import { useAnswer } from '../../api/use-answer.ts'

/**
 * Like `useAnswer`, but the last value stays while it is read again. `value` is the latest of `subject`, whatever the
 * `variant` (a page, filters); `last` is the latest of any subject.
 */
export function useStaleWhileLoading<T>(
  subject: string,
  variant: string,
  read: (signal: AbortSignal) => Promise<T>,
) {
  const [stored, setStored] = useState<{ subject: string; value: T } | null>(null)
  const [version, setVersion] = useState(0)
  const answer = useAnswer(`${subject} ${variant} ${version}`, async signal => {
    const value = await read(signal)
    if (!signal.aborted) setStored({ subject, value })
    return value
  })
  return {
    answer,
    value: stored?.subject === subject ? stored.value : null,
    last: stored?.value ?? null,
    loading: answer.state === 'loading',
    reload: () => setVersion(before => before + 1),
    /** Takes over what another call has answered about the subject. */
    replace: (value: T) => setStored({ subject, value }),
    update: (change: (value: T) => T) => setStored(now => now && { ...now, value: change(now.value) }),
  }
}

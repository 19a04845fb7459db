import type { ReactNode } from 'react'
import type { Answer } from '../../api/use-answer.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

type Props<T> = {
  answer: Answer<unknown>
  /** Null until there is something to show. */
  value?: T | null
  /** Begins a sentence: "The pages". */
  what: string
  /** The height of what is to come, or a picture of it. */
  skeleton?: string | ReactNode
  /** What was read. */
  children?: (value: T) => ReactNode
}

/** What is read from the shop: why it could not be, a skeleton until it is there, or itself. */
export function ReadState<T>({ answer, value = null, what, skeleton = 'h-64', children }: Props<T>) {
  if (answer.state === 'failed')
    return (
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        {what} could not be loaded. {answer.error.message}
      </ErrorState>
    )
  if (value !== null) return children?.(value)
  return (
    <Loading label={`Loading ${what.charAt(0).toLowerCase()}${what.slice(1)}`}>
      {typeof skeleton === 'string' ? <Skeleton className={skeleton} /> : skeleton}
    </Loading>
  )
}

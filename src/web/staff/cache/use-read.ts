import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { minutes } from '../../../contract/durations.ts'
import { type ApiError, asApiError } from '../../api/error.ts'
import type { Answer } from '../../api/use-answer.ts'

type Options = {
  /** What the key ends in: a page, filters. The last value of the same key stays until the next variant is read. */
  variant?: string
  /** Kept for a while after the screen is left, and shown at once when it is opened again. */
  keep?: boolean
  /** Read again whenever the tab comes back into view. */
  onReturn?: boolean
}

/**
 * Reads from the shop through the staff's cache. `value` is the latest of `key`, whatever the variant; `last` is the
 * latest of any key. A failure stays visible while another try runs.
 */
export function useRead<T>(
  key: QueryKey,
  read: (signal: AbortSignal) => Promise<T>,
  { variant = '', keep = false, onReturn = false }: Options = {},
) {
  const client = useQueryClient()
  const queryKey = [...key, variant]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    refetchOnWindowFocus: onReturn && 'always',
    ...(keep && { gcTime: minutes(5) }),
  })
  const [stored, setStored] = useState<{ subject: string; value: T } | null>(null)
  const subject = JSON.stringify(key)
  if (query.data !== undefined && (stored?.value !== query.data || stored.subject !== subject)) {
    setStored({ subject, value: query.data })
  }
  // A read that has begun may answer with what was before: it begins anew.
  const set = (value: T | ((now: T | undefined) => T | undefined)) => {
    client.setQueryData<T>(queryKey, value)
    const isBeingRead = client.isFetching({ queryKey, exact: true }) > 0
    if (isBeingRead) void client.refetchQueries({ queryKey, exact: true })
  }
  const error = useLastError(JSON.stringify(queryKey), query.error, query.isPending)
  return {
    answer: toAnswer<T>(query, error),
    value: query.data ?? (stored?.subject === subject ? stored.value : null),
    last: query.data ?? stored?.value ?? null,
    loading: query.isFetching,
    reload: async () => {
      await query.refetch()
    },
    /** Takes over what another call has answered about the subject. */
    replace: (value: T) => set(value),
    update: (change: (value: T) => T) => set(now => (now === undefined ? now : change(now))),
  }
}

type Read<T> = { data: T | undefined; isFetching: boolean; refetch: () => unknown }

function toAnswer<T>({ data, isFetching, refetch }: Read<T>, error: ApiError | null): Answer<T> {
  if (error) return { state: 'failed', error, retry: () => void refetch(), retrying: isFetching }
  return data === undefined ? { state: 'loading' } : { state: 'ready', value: data }
}

/** The cache forgets why the first read failed as soon as the next try begins. */
function useLastError(key: string, error: Error | null, isPending: boolean): ApiError | null {
  const [last, setLast] = useState<{ key: string; error: Error } | null>(null)
  if (error && (last?.error !== error || last.key !== key)) setLast({ key, error })
  if (error) return asApiError(error)
  return isPending && last?.key === key ? asApiError(last.error) : null
}

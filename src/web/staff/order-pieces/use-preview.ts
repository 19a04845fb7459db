import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import type { CallOptions } from '../../api/client.ts'
import { type ApiError, asApiError } from '../../api/error.ts'
import { staffKeys } from '../cache/staff-keys.ts'
import { usePaused } from '../cache/use-paused.ts'

export type Preview<Shown> = {
  /** What is asked for now; null until the shop has answered. */
  shown: Shown | null
  /** The last that the shop answered, perhaps about something else. */
  last: Shown | null
  error: ApiError | null
  /** The shop has not answered yet: nothing may be agreed to. */
  isAsking: boolean
  /** Asks once more; null where that would change nothing. */
  askAgain: (() => void) | null
}

type Ask<Asked, Shown> = (asked: Asked, options: CallOptions) => Promise<Shown>

/**
 * What something would do, asked of the shop whenever it is another thing and nobody has typed for a moment, and when orders
 * of others may have changed the answer. Nothing is asked for null, nor while `isSaving`: what is saved is no question any more.
 */
export function usePreview<Asked, Shown>(
  asked: Asked | null,
  ask: Ask<Asked, Shown>,
  isSaving: boolean,
): Preview<Shown> {
  const key = asked === null ? '' : JSON.stringify(asked)
  const paused = usePaused(key)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [staffKeys.preview, paused],
    queryFn: ({ signal }) => ask(JSON.parse(paused), { signal }),
    enabled: key !== '' && paused === key && !isSaving,
  })
  const client = useQueryClient()
  // A question that reaches the shop after the save would be refused as out of date.
  useLayoutEffect(() => {
    if (isSaving) void client.cancelQueries({ queryKey: [staffKeys.preview] })
  }, [isSaving, client])
  const [last, setLast] = useState<Shown | null>(null)
  if (data !== undefined && data !== last) setLast(data)
  const nothing = { shown: null, last: null, error: null, isAsking: false, askAgain: null }
  if (key === '') return nothing
  if (paused !== key || (error && isFetching)) return { ...nothing, last, isAsking: true }
  if (!error) return { ...nothing, shown: data ?? null, last, isAsking: data === undefined }
  const refusal = asApiError(error)
  const isOfFields = Object.keys(refusal.fields).length > 0
  return { ...nothing, last, error: refusal, askAgain: isOfFields ? null : () => void refetch() }
}

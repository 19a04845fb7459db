import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type ListQuery, readListQuery, writeListQuery } from './list-query.ts'

/**
 * The list's query and the way to change it. While the shop still answers, `query` is already the one asked for, so
 * that controls follow at once and quick choices add up.
 */
export function useListQuery(shown: ListQuery) {
  const location = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  const waiting = next?.pathname === location.pathname && next.search !== location.search
  const search = new URLSearchParams(waiting ? next.search : location.search)
  // The router tells of its next place a little late: until then a checkbox would jump back.
  const [query, ask] = useOptimistic(waiting ? readListQuery(search) : shown)
  const change = (to: ListQuery) =>
    startTransition(async () => {
      ask(to)
      await navigate({ search: writeListQuery(search, to) }, { replace: true, preventScrollReset: true })
    })
  return { query, change, waiting }
}

/** What controls of a list get: its query and what to do with another. */
export type ListControls = Pick<ReturnType<typeof useListQuery>, 'query' | 'change'>

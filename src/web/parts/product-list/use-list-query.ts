import { useOptimistic, useTransition } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type ListQuery, readListQuery, writeListQuery } from './list-query.ts'

/**
 * The list's query and how to change it. While the shop is still answering, `query` is already the new one, so
 * controls follow at once and quick choices add up.
 */
export function useListQuery(shown: ListQuery) {
  const location = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  const underWay = next?.pathname === location.pathname && next.search !== location.search
  const search = new URLSearchParams(underWay ? next.search : location.search)
  // The router reports the next address late or not at all; until then a checkbox would jump back.
  const [query, ask] = useOptimistic(underWay ? readListQuery(search) : shown)
  const [asking, startAsking] = useTransition()
  const change = (to: ListQuery) =>
    startAsking(async () => {
      ask(to)
      await navigate({ search: writeListQuery(search, to) }, { replace: true, preventScrollReset: true })
    })
  return { query, change, waiting: asking || underWay }
}

/** What the list's controls receive: the query, and what to do with a new one. */
export type ListControls = Pick<ReturnType<typeof useListQuery>, 'query' | 'change'>

import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLastAsked } from '../cache/use-last-asked.ts'
import { wasOpenedFromList } from './opened-from-list.ts'
import { type OrdersQuery, readOrdersQuery, writeOrdersQuery } from './orders-query.ts'

/** Tab, filters, page and the open order stand in the address. */
export function useOrdersAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const query = readOrdersQuery(params)
  const asked = useLastAsked(params, readOrdersQuery)
  const openId = params.get('open')
  const withOpen = (search: URLSearchParams, id: string) => {
    search.set('open', id)
    return search
  }
  return {
    query,
    openId,
    /** Any change but of the page leads to the first page. */
    changeQuery: (changes: Partial<OrdersQuery>, replace = false) => {
      asked.current = { ...asked.current, page: 1, ...changes }
      setParams(writeOrdersQuery(asked.current), { replace, preventScrollReset: true })
    },
    replacePage: (page: number) => {
      const search = writeOrdersQuery({ ...query, page })
      setParams(openId ? withOpen(search, openId) : search, { replace: true, state })
    },
    detailsUrl: (id: string) => `?${withOpen(writeOrdersQuery(query), id)}`,
    closeDetails: useCloseDetails(() =>
      setParams(writeOrdersQuery(query), { replace: true, preventScrollReset: true }),
    ),
  }
}

/** Details opened from the list close by going back to it, so that Back does not open them again. */
function useCloseDetails(replaceAddress: () => void) {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const closedKey = useRef('')
  return () => {
    if (!wasOpenedFromList(state)) return replaceAddress()
    // A second Esc may come before the first has led back.
    if (closedKey.current !== key) navigate(-1)
    closedKey.current = key
  }
}

import { readPage } from '../../parts/paging/read-page.ts'
import { findTab, type OrderTab } from './order-tabs.ts'

/** What the address asks for; `from` and `to` are days or ''. */
export type OrdersQuery = {
  tab: OrderTab
  search: string
  from: string
  to: string
  /** Leaves out orders that wait for a call or came back. */
  ready: boolean
  page: number
}

/** No filter but the tab. */
export const noFilters = { search: '', from: '', to: '', ready: false }

export const readOrdersQuery = (params: URLSearchParams): OrdersQuery => ({
  tab: findTab(params.get('tab')),
  search: (params.get('q') ?? '').trim().slice(0, 200),
  from: readDay(params.get('from')),
  to: readDay(params.get('to')),
  ready: params.get('ready') === '1',
  page: readPage(params),
})

export function writeOrdersQuery({ tab, search, from, to, ready, page }: OrdersQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (tab.id !== 'pending') params.set('tab', tab.id)
  if (search) params.set('q', search)
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  if (ready) params.set('ready', '1')
  if (page > 1) params.set('page', String(page))
  return params
}

/** The query as the API's filters; days are the shop's. */
export const toFilters = ({ tab, search, from, to, ready }: OrdersQuery) => ({
  status: tab.status,
  ...(search && { search }),
  ...(from && { from }),
  ...(to && { to }),
  ...(ready && { ready: '1' as const }),
})

export const hasFilters = ({ search, from, to, ready }: OrdersQuery) => Boolean(search || from || to || ready)

/** The day, or '' if there is no such day. */
function readDay(text: string | null): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? new Date(`${text}T00:00:00Z`) : null
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text ?? '') ? (text ?? '') : ''
}

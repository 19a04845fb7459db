import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { LoadedList } from './load-list.ts'

/** A list with what stands around it. */
export type BrowsedListProps = {
  list: LoadedList
  /** The heading above the list. */
  heading: string
  /** The search query. */
  words?: string | undefined
  /** What the list's own order is called; the newest come first without. */
  usual?: string | undefined
}

/** The list that was shown last in this tab; set by effects alone, so never on the server. */
let kept: { of: string; props: BrowsedListProps } | null = null

/** What is searched for, or which category: filters, order and count of the same list may differ. */
function useListName(): string {
  const { pathname, search } = useLocation()
  return `${pathname}?q=${new URLSearchParams(search).get('q') ?? ''}`
}

/** Keeps the list on the page, should the next part of it fail to load. */
export function useKeepList(props: BrowsedListProps): void {
  const of = useListName()
  useEffect(() => {
    kept = { of, props }
  })
}

/** The list of this page as it was shown last; null where there was none. */
export function useKeptList(): BrowsedListProps | null {
  const of = useListName()
  return kept?.of === of ? kept.props : null
}

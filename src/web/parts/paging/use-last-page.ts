import { useEffect } from 'react'

type Options = { page: number; pages: number; isAnswered: boolean; replacePage: (page: number) => void }

/** An address may name a page past the end, for example after a deletion; it is replaced by the last page. */
export function useLastPage({ page, pages, isAnswered, replacePage }: Options): void {
  const isBeyond = isAnswered && page > pages
  useEffect(() => {
    if (isBeyond) replacePage(pages)
  })
}

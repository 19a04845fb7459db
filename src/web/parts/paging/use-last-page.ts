import { useEffect } from 'react'

type Options = { page: number; pages: number; isAnswered: boolean; replacePage: (page: number) => void }

/** What was the last page may be gone, by an act here or elsewhere or with an old link: then the last there is. */
export function useLastPage({ page, pages, isAnswered, replacePage }: Options): void {
  const isBeyond = isAnswered && page > pages
  useEffect(() => {
    if (isBeyond) replacePage(pages)
  })
}

import { useRef } from 'react'
import type { HomeQuote } from '../../../contract/home.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '../../ui/page-icons.tsx'
import { useScrollEnds } from './use-scroll-ends.ts'

const stepPx = 320

type Props = { title: string; quotes: HomeQuote[] }

export function Testimonials({ title, quotes }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const { atStart, atEnd } = useScrollEnds(row)
  const step = (by: number) => row.current?.scrollBy({ left: by, behavior: 'smooth' })
  return (
    <section aria-labelledby="words" className="page-width section-gap">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 lg:mb-10">
        <h2 id="words" className="font-display text-display-l">
          {title}
        </h2>
        {quotes.length > 1 && (
          <div className="flex shrink-0 gap-2">
            <IconButton
              label="Previous testimonials"
              look="framed"
              aria-disabled={atStart}
              onClick={() => step(-stepPx)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              label="Next testimonials"
              look="framed"
              aria-disabled={atEnd}
              onClick={() => step(stepPx)}
            >
              <ChevronRight />
            </IconButton>
          </div>
        )}
      </div>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
        tabIndex={0}
        aria-labelledby="words"
        className="-mx-4 flex snap-x scroll-px-4 gap-5 overflow-x-auto px-4 pb-2 md:mx-0 md:scroll-px-0 md:px-0"
      >
        {quotes.map(({ words, name, place }) => (
          <li key={`${name} ${words}`} className="w-75 shrink-0 snap-start border-line border-t pt-5">
            <blockquote className="wrap-anywhere text-body">“{words}”</blockquote>
            <p className="mt-4 text-body-s text-ink-2">{[name, place].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

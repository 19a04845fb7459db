import { useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '../../ui/icons.tsx'
import { customerReviews } from './customer-reviews.ts'
import { useScrollEnds } from './use-scroll-ends.ts'

const stepPx = 320

export function Testimonials() {
  const row = useRef<HTMLUListElement>(null)
  const { atStart, atEnd } = useScrollEnds(row)
  const step = (by: number) => row.current?.scrollBy({ left: by, behavior: 'smooth' })
  return (
    <section aria-labelledby="words" className="page-width section-gap">
      <div className="mb-6 flex items-center justify-between gap-4 lg:mb-10">
        <h2 id="words" className="font-display text-display-l">
          What customers say
        </h2>
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
      </div>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
        tabIndex={0}
        aria-labelledby="words"
        className="-mx-4 flex snap-x scroll-px-4 gap-5 overflow-x-auto px-4 pb-2 md:mx-0 md:scroll-px-0 md:px-0"
      >
        {customerReviews.map(({ words, name, place }) => (
          <li key={name} className="w-75 shrink-0 snap-start border-line border-t pt-5">
            <blockquote className="text-body">“{words}”</blockquote>
            <p className="mt-4 text-body-s text-ink-2">
              {name}, {place}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '../../ui/page-icons.tsx'
import { Picture } from '../picture/picture.tsx'
import { smallWidths } from '../picture/picture-source.ts'
import type { ShownPart } from './load-home.ts'

const stepPx = 320

export function Testimonials({ title, quotes }: ShownPart<'testimonials'>) {
  const row = useRef<HTMLUListElement>(null)
  const { atStart, atEnd } = useScrollEnds(row)
  const step = (by: number) => row.current?.scrollBy({ left: by, behavior: 'smooth' })
  return (
    <section aria-labelledby="words" className="page-width section-gap">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mb-10">
        <h2 id="words" className="font-display text-display-m md:text-display-l">
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
        {quotes.map(({ words, name, place, product }) => (
          <li
            key={`${name} ${words}`}
            className="flex w-75 shrink-0 snap-start flex-col border-line border-t pt-5"
          >
            <blockquote className="wrap-anywhere text-body">“{words}”</blockquote>
            <p className="mt-4 mb-4 text-body-s text-ink-2">{[name, place].filter(Boolean).join(', ')}</p>
            {product && <About {...product} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The product that the words are about. */
const About = ({
  slug,
  title,
  picture,
}: NonNullable<ShownPart<'testimonials'>['quotes'][number]['product']>) => (
  <div className="group relative mt-auto flex items-center gap-3">
    <Picture src={picture} alt="" sizes="56px" widths={smallWidths} className="aspect-4/5 w-14 shrink-0" />
    <Link to={paths.product(slug)} className="card-link text-body-s">
      {title}
    </Link>
  </div>
)

const endTolerancePx = 2

/** Whether a scrolling row is at its start or its end. */
function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const atStart = element.scrollLeft <= endTolerancePx
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - endTolerancePx
      setEnds(last => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return ends
}

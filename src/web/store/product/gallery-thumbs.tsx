import { type KeyboardEvent, useRef } from 'react'
import { Picture } from '../../parts/picture/picture.tsx'
import { smallWidths } from '../../parts/picture/picture-source.ts'
import { cx } from '../../ui/cx.ts'
import type { GalleryPicture } from './gallery-pictures.ts'

type Props = { pictures: readonly GalleryPicture[]; index: number; onSelect: (index: number) => void }

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Every picture as a button; the arrow keys move through them. */
export function GalleryThumbs({ pictures, index, onSelect }: Props) {
  const list = useRef<HTMLUListElement>(null)
  if (pictures.length < 2) return null

  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = (from + step + pictures.length) % pictures.length
    onSelect(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <ul
      ref={list}
      aria-label="Choose a picture"
      className="mt-2 grid grid-cols-6 gap-2 max-md:hidden lg:mt-0 lg:w-18 lg:shrink-0 lg:grid-cols-1"
    >
      {pictures.map((picture, place) => (
        <li key={picture.url}>
          <button
            type="button"
            onClick={() => onSelect(place)}
            onKeyDown={event => onKeyDown(event, place)}
            aria-current={place === index ? 'true' : undefined}
            className={cx(
              'block w-full rounded-picture',
              place === index && 'outline-2 outline-ink outline-offset-2',
            )}
          >
            <span className="sr-only">
              Picture {place + 1} of {pictures.length}:{' '}
            </span>
            <Picture
              src={picture.url}
              placeholder={picture.placeholder}
              alt={picture.alt}
              sizes="72px"
              widths={smallWidths}
              className="aspect-4/5"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

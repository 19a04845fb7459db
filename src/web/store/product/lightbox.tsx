import { useEffect, useEffectEvent, useState } from 'react'
import { Picture } from '../../parts/picture/picture.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Minus, Plus, X } from '../../ui/icons.tsx'
import { ChevronLeft, ChevronRight } from '../../ui/page-icons.tsx'
import { useSwipe } from '../../ui/use-swipe.ts'
import type { GalleryPicture } from './gallery-pictures.ts'
import { useZoom } from './use-zoom.ts'

type Pictures = { title: string; pictures: readonly GalleryPicture[]; first: number }
type Props = Pictures & {
  open: boolean
  /** Receives the index of the picture shown last. */
  onClose: (index: number) => void
}

/** The pictures enlarged to the whole screen. */
export function Lightbox({ open, onClose, ...pictures }: Props) {
  const [index, setIndex] = useState(pictures.first)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setIndex(pictures.first)
  }
  return (
    <DialogFrame
      open={open}
      onClose={() => onClose(index)}
      placement="modal-full"
      aria-label={`Pictures of ${pictures.title}`}
    >
      <Stage {...pictures} index={index} onIndex={setIndex} onClose={() => onClose(index)} />
    </DialogFrame>
  )
}

type StageProps = Pictures & { index: number; onIndex: (index: number) => void; onClose: () => void }

function Stage({ pictures, index, onIndex, onClose }: StageProps) {
  const { zoomed, zoom, area, handlers } = useZoom()
  const picture = pictures[index]

  const step = (by: number) => {
    zoom(false)
    onIndex((index + by + pictures.length) % pictures.length)
  }
  // While zoomed, a finger moves the picture.
  const swipe = useSwipe(by => !zoomed && pictures.length > 1 && step(by))
  useKeys(key => {
    if (key === '+' || key === '=') zoom(true)
    if (key === '-') zoom(false)
    // While zoomed, the arrow keys scroll.
    if (key === 'ArrowLeft' && !zoomed) step(-1)
    if (key === 'ArrowRight' && !zoomed) step(1)
  })

  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-2 p-2 pl-4">
        <p role="status" className="text-body-s tabular-nums">
          <span className="sr-only">Picture </span>
          {index + 1} of {pictures.length}
        </p>
        <div className="flex gap-1">
          <Button variant="quiet" onClick={() => zoom(!zoomed)}>
            {zoomed ? <Minus /> : <Plus />}
            {zoomed ? 'Zoom out' : 'Zoom in'}
          </Button>
          <IconButton label="Close" onClick={onClose}>
            <X />
          </IconButton>
        </div>
      </div>
      <div className="relative min-h-0 grow">
        <div
          ref={area}
          {...swipe}
          className={cx(
            'grid size-full overflow-auto overscroll-contain [container-type:size]',
            !zoomed && 'touch-pan-y touch-pinch-zoom',
          )}
        >
          <button
            type="button"
            data-autofocus
            {...handlers}
            className={cx('-outline-offset-2! m-auto block', zoomed ? zoomedLook : fittedLook)}
          >
            <span className="sr-only">{zoomed ? 'Zoom out: ' : 'Zoom in: '}</span>
            <Picture
              key={picture?.url}
              src={picture?.url}
              placeholder={picture?.placeholder}
              alt={picture?.alt ?? ''}
              sizes="1200px"
              widths={[960, 1200]}
              loading="eager"
              className="aspect-4/5 select-none [&>img]:object-contain"
            />
          </button>
        </div>
        {pictures.length > 1 && <Steps onStep={step} />}
      </div>
    </>
  )
}

const fittedLook = 'w-[min(100cqw,80cqh)] cursor-zoom-in'
const zoomedLook = 'w-[calc(2*min(100cqw,80cqh))] cursor-zoom-out'

function Steps({ onStep }: { onStep: (by: number) => void }) {
  const place = 'absolute inset-y-0 my-auto'
  return (
    <>
      <IconButton
        look="framed"
        label="Previous picture"
        className={cx(place, 'left-3')}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        look="framed"
        label="Next picture"
        className={cx(place, 'right-3')}
        onClick={() => onStep(1)}
      >
        <ChevronRight />
      </IconButton>
    </>
  )
}

function useKeys(act: (key: string) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) act(event.key)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

import { useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { Pause, Play } from '../../ui/page-icons.tsx'
import { useAutoAdvance } from '../../ui/use-auto-advance.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Picture } from '../picture/picture.tsx'
import { loginPictures } from './login-pictures.ts'

const slideMs = 3000

/** Decorative pictures beside the form. `lazy` where phones do not show them, so phones do not fetch them. */
export function PictureRotator({ lazy = false, className }: { lazy?: boolean; className?: string }) {
  const [shown, setShown] = useState(0)
  const { playing, play, stop, slidesProps } = useAutoAdvance({
    interval: slideMs,
    onAdvance: () => setShown(index => (index + 1) % loginPictures.length),
  })
  // Later pictures wait until the page has hydrated.
  const awake = useHydrated()
  return (
    <div className={cx('relative grid overflow-hidden bg-tile', className)}>
      <div {...slidesProps} className="grid min-h-0">
        {loginPictures.slice(0, awake ? undefined : 1).map((picture, index) => (
          <Picture
            key={picture.src}
            src={picture}
            alt=""
            sizes="(min-width: 64rem) 55vw, 100vw"
            loading={lazy ? 'lazy' : index === 0 ? 'high' : 'eager'}
            className={cx(
              // On a phone only a strip is visible; it shows the neck, where the embroidery is.
              'col-start-1 row-start-1 size-full min-h-0 rounded-none transition-opacity duration-600 max-lg:[&_img]:object-[50%_15%]',
              index !== shown && 'opacity-0',
            )}
          />
        ))}
      </div>
      <button
        type="button"
        onClick={playing ? stop : play}
        className="absolute right-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-control bg-paper px-3 font-semibold text-label hover:bg-sunk"
      >
        {playing ? <Pause /> : <Play />}
        {playing ? 'Pause' : 'Play'}
        <span className="sr-only">pictures</span>
      </button>
    </div>
  )
}

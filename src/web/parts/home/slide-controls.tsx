import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronLeft, ChevronRight, Pause, Play } from '../../ui/page-icons.tsx'
import type { useAutoAdvance } from '../../ui/use-auto-advance.ts'

type Props = {
  /** 'slide' or 'deal': completes "Previous …". */
  what: string
  shown: number
  count: number
  onStep: (by: 1 | -1) => void
  auto: ReturnType<typeof useAutoAdvance>
  className?: string
}

/** Previous, position, next, and the button that pauses or resumes. */
export function SlideControls({ what, shown, count, onStep, auto, className }: Props) {
  const step = (by: 1 | -1) => {
    auto.restart()
    onStep(by)
  }
  return (
    <div className={cx('flex flex-wrap items-center gap-2', className)}>
      <div className="flex items-center rounded-control bg-paper text-ink">
        <IconButton label={`Previous ${what}`} onClick={() => step(-1)}>
          <ChevronLeft />
        </IconButton>
        <span className="min-w-10 text-center text-body-s tabular-nums">
          {shown + 1}/{count}
        </span>
        <IconButton label={`Next ${what}`} onClick={() => step(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <IconButton
        label={auto.playing ? 'Pause' : 'Play'}
        onClick={auto.playing ? auto.stop : auto.play}
        className="bg-paper"
      >
        {auto.playing ? <Pause /> : <Play />}
      </IconButton>
    </div>
  )
}

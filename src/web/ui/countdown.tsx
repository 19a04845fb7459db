import { Fragment, useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { timeLeft, twoDigits, untilNextSecond } from './time-left.ts'

type Props = {
  /** ISO time, UTC. Also show the end as text: the ticking countdown is not read out. */
  end: string
  /** Shown when the time is up. */
  ended?: string
  onEnd?: () => void
  className?: string
}

const units = [
  ['days', 'd'],
  ['hours', 'h'],
  ['minutes', 'm'],
  ['seconds', 's'],
] as const

export function Countdown({ end, ended = 'Time has ended!', onEnd, className }: Props) {
  const now = useSecondsUntil(Date.parse(end), onEnd)
  const left = now === null ? null : timeLeft(Date.parse(end), now)
  return (
    <div role="timer" aria-live="off" className={cx('tabular-nums', className)}>
      {now !== null && !left
        ? ended
        : units.map(([unit, letter], index) => (
            <Fragment key={unit}>
              {index > 0 && ' '}
              <span className="whitespace-nowrap">
                {left ? twoDigits(left[unit]) : '––'}
                {letter}
              </span>
            </Fragment>
          ))}
    </div>
  )
}

/** The time at each tick; null until hydration, since a kept page would show an old time. */
function useSecondsUntil(end: number, onEnd?: () => void): number | null {
  const [now, setNow] = useState<number | null>(null)
  const ending = useRef(onEnd)
  useEffect(() => {
    ending.current = onEnd
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const time = Date.now()
      setNow(time)
      if (timeLeft(end, time)) timer = setTimeout(tick, untilNextSecond(end, time))
      else ending.current?.()
    }
    tick()
    return () => clearTimeout(timer)
  }, [end])
  return now
}

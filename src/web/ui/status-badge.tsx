import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'violet' | 'neutral'
export type StatusShape = 'ring' | 'half' | 'arrow' | 'tick' | 'bar' | 'dot'

const tones: Record<StatusTone, string> = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-error-soft text-error',
  info: 'bg-info-soft text-info',
  violet: 'bg-violet-soft text-violet',
  neutral: 'bg-neutral-soft text-neutral',
}

/** Colour, shape and text say the same, so none is needed alone. */
export function StatusBadge(props: { tone: StatusTone; shape: StatusShape; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-control px-2 py-1 font-medium text-caption',
        tones[props.tone],
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="size-3 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shapes[props.shape]}
      </svg>
      {props.children}
    </span>
  )
}

const shapes: Record<StatusShape, ReactNode> = {
  ring: <circle cx="6" cy="6" r="4.5" />,
  half: (
    <>
      <circle cx="6" cy="6" r="4.5" />
      <path d="M6 1.5a4.5 4.5 0 0 1 0 9Z" fill="currentColor" />
    </>
  ),
  arrow: <path d="M1.5 6h9M7 2.5 10.5 6 7 9.5" />,
  tick: <path d="m1.5 6.5 3 3 6-7" />,
  bar: <path d="M2 6h8" />,
  dot: <circle cx="6" cy="6" r="3.5" fill="currentColor" />,
}

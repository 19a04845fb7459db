import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  accent: 'bg-madder text-white',
  sale: 'bg-paper text-sale',
  plain: 'bg-paper text-ink',
}

/** A word on a picture or beside a title: 'new', 'Save 25%', 'Sold out'. */
export function Badge(props: { tone?: keyof typeof tones; children: ReactNode; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-picture px-2 py-0.5 font-medium text-caption',
        tones[props.tone ?? 'plain'],
        props.className,
      )}
    >
      {props.children}
    </span>
  )
}

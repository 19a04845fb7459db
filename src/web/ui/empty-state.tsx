import type { ReactNode, Ref } from 'react'
import { cx } from './cx.ts'

type Props = {
  /** What is empty: 'Your cart is empty'. */
  title: string
  text?: ReactNode
  picture?: ReactNode
  /** Where to go next: links with `buttonClass`. */
  children?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  /** To focus the heading after its content was removed. */
  ref?: Ref<HTMLHeadingElement>
  className?: string
}

export function EmptyState(props: Props) {
  const { title, text, picture, children, heading: Heading = 'h2', ref, className } = props
  return (
    <div className={cx('flex flex-col items-center py-16 text-center', className)}>
      {picture && <div className="mb-8 w-48">{picture}</div>}
      <Heading ref={ref} tabIndex={ref ? -1 : undefined} className="font-display text-display-m">
        {title}
      </Heading>
      {text && <p className="mt-3 max-w-text text-balance text-ink-2">{text}</p>}
      {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}

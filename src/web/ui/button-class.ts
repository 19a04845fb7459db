import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'quiet' | 'inverse'
export type ButtonSize = 'small' | 'medium' | 'large'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-ink bg-ink text-paper hover:not-aria-disabled:border-ink-2 hover:not-aria-disabled:bg-ink-2',
  accent:
    'border-madder bg-madder text-white hover:not-aria-disabled:border-madder-hover hover:not-aria-disabled:bg-madder-hover',
  outline:
    'border-control bg-transparent text-ink hover:not-aria-disabled:border-ink hover:not-aria-disabled:bg-sunk',
  /** The primary button on a dark or red background. */
  inverse:
    'border-paper bg-paper text-ink hover:not-aria-disabled:border-tile hover:not-aria-disabled:bg-tile',
  quiet: 'border-transparent bg-transparent text-ink hover:not-aria-disabled:bg-sunk',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-label pointer-coarse:min-h-11',
  medium: 'min-h-11 px-5 text-body-s',
  large: 'min-h-13 px-7 text-body',
}

/** A button's look, for links too: `<Link className={buttonClass({ variant: 'outline' })}>`. */
export function buttonClass(look: { variant?: ButtonVariant; size?: ButtonSize; className?: string } = {}) {
  const { variant = 'primary', size = 'medium', className } = look
  return cx('button-look', variants[variant], sizes[size], className)
}

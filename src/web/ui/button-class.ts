import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'accent' | 'destructive' | 'outline' | 'quiet' | 'inverse'
export type ButtonSize = 'small' | 'medium' | 'large'

const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  accent:
    'border-madder bg-madder text-white hover:not-aria-disabled:border-madder-hover hover:not-aria-disabled:bg-madder-hover',
  /** What is deleted or cannot be taken back; its colour is not the shop's own. */
  destructive:
    'border-error bg-error text-white hover:not-aria-disabled:border-error-hover hover:not-aria-disabled:bg-error-hover',
  outline: 'button-outline',
  /** The primary button on a dark or red background. */
  inverse: 'button-inverse',
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

import type { SVGProps } from 'react'
import { cx } from './cx.ts'

export type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * A thin line drawing in the text's colour, hidden from screen readers: the text or `aria-label` beside it says the
 * same.
 */
export const Icon = ({ size = 20, className, ...rest }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    {...rest}
    className={cx('icon', className)}
  />
)

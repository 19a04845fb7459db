import type { CSSProperties } from 'react'
import { cx } from '../../ui/cx.ts'
import { Picture } from '../picture/picture.tsx'
import type { ShownPicture } from './ask-shop.ts'

type Props = {
  picture: ShownPicture | null
  alt: string
  sizes: string
  /** The shape of the frame, which the picture fills. */
  className: string
}

/** A picture that is cut so that the point chosen by the owner stays in sight. */
export const FocusedPicture = ({ picture, alt, sizes, className }: Props) => (
  // The types of React do not know variables of the styles.
  <div style={{ '--focus': picture?.focus } as CSSProperties} className={cx('overflow-hidden', className)}>
    <Picture
      src={picture?.source}
      placeholder={picture?.placeholder}
      alt={alt}
      sizes={sizes}
      className="size-full [&_img]:object-(--focus)"
    />
  </div>
)

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { useShopName } from '../use-public-shop.ts'

type Props = {
  title: string
  /** The pictures on the left. */
  aside: ReactNode
  children: ReactNode
  width?: 'form' | 'wide'
}

/**
 * Frame of the sign-in and sign-up pages: no header, the logo leads home. Leaves room for the chat bubble at the foot
 * on phones.
 */
export function AccountFrame({ title, aside, children, width = 'form' }: Props) {
  const shopName = useShopName()
  return (
    <div className="grid min-h-[calc(100dvh-5.5rem)] content-start lg:min-h-dvh lg:grid-cols-[55fr_45fr] lg:content-stretch">
      {aside}
      <div className="flex flex-col items-center px-4 py-8 md:px-6 lg:py-12 lg:pr-24 xl:px-24">
        <div className={cx('my-auto w-full', width === 'form' ? 'max-w-form' : 'max-w-dialog')}>
          <Link to={paths.home()} className="inline-flex min-h-11 items-center font-display text-display-s">
            {shopName}
          </Link>
          <h1 className="mt-4 font-display text-display-l lg:mt-8">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { useShopName } from '../use-public-shop.ts'
import { AccountPicture, useAccountPicture } from './account-picture.tsx'

type Props = {
  title: string
  children: ReactNode
  width?: 'form' | 'wide'
  /** Phones show a strip of the picture above the form. */
  pictureOnPhones?: boolean
}

/**
 * Frame of the sign-in and sign-up pages: no header, the logo leads home, a picture of the shop on the left where it has
 * one. Leaves room for the chat bubble at the foot on phones.
 */
export function AccountFrame({ title, children, width = 'form', pictureOnPhones = false }: Props) {
  const shopName = useShopName()
  const picture = useAccountPicture()
  return (
    <div
      className={cx(
        'grid min-h-[calc(100dvh-5.5rem)] content-start lg:min-h-dvh lg:content-stretch',
        picture && 'lg:grid-cols-[55fr_45fr]',
      )}
    >
      {picture && <AccountPicture picture={picture} onPhones={pictureOnPhones} />}
      <div
        className={cx(
          'flex flex-col items-center px-4 py-8 md:px-6 lg:py-12',
          picture && 'lg:pr-24 xl:px-24',
        )}
      >
        <div className={cx('my-auto w-full', width === 'form' ? 'max-w-form' : 'max-w-dialog')}>
          <Link
            to={paths.home()}
            className="inline-flex min-h-11 min-w-11 items-center font-display text-display-s"
          >
            {shopName}
          </Link>
          <h1 className="mt-4 font-display text-display-l lg:mt-8">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  )
}

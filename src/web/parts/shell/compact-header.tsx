import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { ArrowLeft } from '../../ui/icons.tsx'
import { standaloneLink } from '../../ui/text-link.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** The checkout's header: no links but the way back. */
export function CompactHeader({ shopName }: { shopName: string }) {
  return (
    <header className="border-line border-b bg-paper">
      <div className="page-width flex min-h-14 flex-wrap items-center gap-x-4 lg:h-18 lg:gap-8">
        <Wordmark shopName={shopName} />
        <Link to={paths.cart()} className={cx(standaloneLink, 'whitespace-nowrap')}>
          <ArrowLeft size={16} />
          Back to cart
        </Link>
        <div className="-mr-3 ml-auto flex items-center">
          <div className="hidden sm:block">
            <AccountMenu />
          </div>
          <CartLink />
        </div>
      </div>
    </header>
  )
}

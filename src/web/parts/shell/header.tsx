import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { countLabel } from '../../ui/count-label.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuIcon, SearchIcon } from '../../ui/icons.tsx'
import { Heart } from '../icons.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { useWishlistIds } from '../wishlist/wishlist-ids.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import type { LazyMenu } from './lazy-menu.ts'
import { MainNav } from './main-nav.tsx'
import { useHeaderHiding } from './use-header-hiding.ts'
import { Wordmark } from './wordmark.tsx'

type Props = {
  shopName: string
  query: string
  onQuery: (query: string) => void
  menu: LazyMenu
  onSearch: () => void
}

/** Hides while scrolling down, returns on the way up and whenever it contains the focus. */
export function Header({ shopName, query, onQuery, menu, onSearch }: Props) {
  const ref = useRef<HTMLElement>(null)
  useHeaderHiding(ref)
  return (
    <header ref={ref} className="shop-header sticky top-0 z-header border-b bg-paper">
      <div className="page-width flex h-14 items-center gap-1 max-lg:px-[min(1rem,5vw)] lg:h-18 lg:gap-6">
        <IconButton
          label="Menu"
          aria-expanded={menu.open}
          aria-haspopup="dialog"
          {...menu.approach}
          onClick={menu.show}
          className="-ml-[min(0.75rem,4vw)] lg:hidden"
        >
          <MenuIcon />
        </IconButton>
        <Wordmark shopName={shopName} />
        <MainNav />
        <div className="grow" />
        <div className="hidden w-64 min-w-0 lg:block xl:w-80">
          <SearchBox query={query} onQuery={onQuery} rows={8} />
        </div>
        <IconButton label="Search" aria-haspopup="dialog" onClick={onSearch} className="lg:hidden">
          <SearchIcon />
        </IconButton>
        <div className="-mr-[min(0.75rem,4vw)] flex items-center">
          <div className="hidden lg:block">
            <AccountMenu />
          </div>
          <WishlistLink />
          <CartLink />
        </div>
      </div>
    </header>
  )
}

/** On wide screens; phones have it in the menu. The heart is filled and counted when the wishlist is not empty. */
function WishlistLink() {
  const count = useWishlistIds()?.length ?? 0
  return (
    <Link
      to={paths.wishlist()}
      aria-label={count > 0 ? `Wishlist, ${countLabel(count, 'item')}` : 'Wishlist'}
      className="hidden size-11 items-center justify-center rounded-control transition-colors hover:bg-sunk lg:inline-flex"
    >
      <Heart className={count > 0 ? 'fill-current text-madder' : undefined} />
    </Link>
  )
}

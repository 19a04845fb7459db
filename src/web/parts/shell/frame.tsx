import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { SearchSheet } from '../search/search-sheet.tsx'
import { usePublicShop, useShopName } from '../use-public-shop.ts'
import { useWishlistOwner } from '../wishlist/use-wishlist-owner.ts'
import { Announcement } from './announcement.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import { CompactHeader } from './compact-header.tsx'
import { Footer } from './footer.tsx'
import { frameVariant } from './frame-variant.ts'
import { Header } from './header.tsx'
import { PendingBar } from './pending-bar.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { useSignOutOnArrival } from './use-log-out.ts'
import { useOfflineLinks } from './use-offline-links.ts'
import { useSessionEnd } from './use-session-end.ts'

type Props = { children: ReactNode }

/** Header, footer and bars around a page. */
export function Frame({ children }: Props) {
  const phone = usePublicShop()?.phone
  const shopName = useShopName()
  useSessionEnd()
  useOfflineLinks()
  useSignOutOnArrival()
  useWishlistOwner()
  const kind = frameVariant(useLocation().pathname)
  return (
    <>
      <PendingBar />
      {kind === 'compact' && <CompactHeader shopName={shopName} />}
      {kind === 'full' ? <FullFrame shopName={shopName}>{children}</FullFrame> : children}
      {phone && kind !== 'staff' && <ChatBubble phone={phone} inFlow={kind !== 'full'} />}
    </>
  )
}

function FullFrame({ shopName, children }: Props & { shopName: string }) {
  const [sheet, setSheet] = useState<'menu' | 'search' | null>(null)
  const [query, setQuery] = useState('')
  const close = () => setSheet(null)
  const openMenu = () => setSheet('menu')
  const openSearch = () => setSheet('search')
  return (
    <>
      <Announcement />
      <Header
        shopName={shopName}
        query={query}
        onQuery={setQuery}
        onMenu={openMenu}
        onSearch={openSearch}
        menuOpen={sheet === 'menu'}
      />
      {children}
      <Footer />
      <BottomBar onShop={openMenu} onSearch={openSearch} />
      <PhoneMenu open={sheet === 'menu'} onClose={close} />
      <SearchSheet open={sheet === 'search'} onClose={close} query={query} onQuery={setQuery} />
    </>
  )
}

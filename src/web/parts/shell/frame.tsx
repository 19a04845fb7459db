import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import { SearchSheet } from '../search/search-sheet.tsx'
import { usePublicShop, useShopName } from '../use-public-shop.ts'
import { useWishlistOwner } from '../wishlist/use-wishlist-owner.ts'
import { Announcement } from './announcement.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import { CompactHeader } from './compact-header.tsx'
import { Footer } from './footer.tsx'
import { asksInPage, frameVariant } from './frame-variant.ts'
import { Header } from './header.tsx'
import { PendingBar } from './pending-bar.tsx'
import { useSignOutOnArrival } from './use-log-out.ts'
import { useOfflineLinks } from './use-offline-links.ts'
import { useSessionEnd } from './use-session-end.ts'

const loadMenu = () => import('./phone-menu.tsx').then(module => module.PhoneMenu)

type Props = { children: ReactNode }

/** Header, footer and bars around a page. */
export function Frame({ children }: Props) {
  const phone = usePublicShop()?.phone
  const shopName = useShopName()
  useSessionEnd()
  useOfflineLinks()
  useSignOutOnArrival()
  useWishlistOwner()
  const { pathname } = useLocation()
  const kind = frameVariant(pathname)
  const chat = phone && kind !== 'staff' && !asksInPage(pathname) && (
    <ChatBubble phone={phone} inFlow={kind !== 'full'} />
  )
  return (
    <>
      <PendingBar />
      {kind === 'compact' && <CompactHeader shopName={shopName} />}
      {kind === 'full' ? (
        <FullFrame shopName={shopName}>
          {children}
          {chat}
        </FullFrame>
      ) : (
        <>
          {children}
          {chat}
        </>
      )}
    </>
  )
}

function FullFrame({ shopName, children }: Props & { shopName: string }) {
  const menu = useLazyDialog(loadMenu)
  const [searching, setSearching] = useState(false)
  const [query, setQuery] = useSearchedWords()
  const openSearch = () => setSearching(true)
  return (
    <>
      <Announcement />
      <Header shopName={shopName} query={query} onQuery={setQuery} menu={menu} onSearch={openSearch} />
      {/* The chat button stays above the footer. */}
      <div>{children}</div>
      <Footer />
      <BottomBar menu={menu} onSearch={openSearch} />
      {menu.Part && <menu.Part open={menu.open} onClose={menu.hide} />}
      <SearchSheet open={searching} onClose={() => setSearching(false)} query={query} onQuery={setQuery} />
    </>
  )
}

/** What stands in the search fields: the words of the results page, and on other pages what was typed last. */
function useSearchedWords() {
  const { pathname, search } = useLocation()
  const searched = pathname === paths.search() ? (new URLSearchParams(search).get('q') ?? '') : null
  const [query, setQuery] = useState(searched ?? '')
  const [known, setKnown] = useState(searched)
  if (known !== searched) {
    setKnown(searched)
    if (searched !== null) setQuery(searched)
  }
  return [query, setQuery] as const
}

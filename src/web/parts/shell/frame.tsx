import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onSessionEnded } from '../../api/browser.ts'
import { paths } from '../../paths.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import { SearchBox } from '../search/search-box.tsx'
import { usePublicShop, useShopName } from '../use-public-shop.ts'
import { useWishlistOwner } from '../wishlist/use-wishlist-owner.ts'
import { Announcement } from './announcement.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import { CompactHeader } from './compact-header.tsx'
import { Footer } from './footer.tsx'
import { asksInPage, frameVariant } from './frame-variant.ts'
import { Header } from './header.tsx'
import { SignOut } from './use-log-out.ts'
import { useOfflineLinks } from './use-offline-links.ts'

const loadMenu = () => import('./phone-menu.tsx').then(module => module.PhoneMenu)

type Props = { children: ReactNode }

/** Header, footer and bars around a page. */
export function Frame({ children }: Props) {
  const phone = usePublicShop()?.phone
  const shopName = useShopName()
  useSessionEnd()
  useOfflineLinks()
  useWishlistOwner()
  const { pathname } = useLocation()
  const kind = frameVariant(pathname)
  const chat = phone && kind !== 'staff' && !asksInPage(pathname) && (
    <ChatBubble phone={phone} inFlow={kind !== 'full'} />
  )
  return (
    <>
      <SignOut />
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

/** When the shop refuses the token: to the sign-in page, with the reason, and back here afterwards. */
function useSessionEnd() {
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionEnded(() => {
        const here = location.pathname + location.search
        // After the page has seen it too: guards for unsaved text have let go by then.
        setTimeout(() => navigate(paths.login(here, 'ended')))
      }),
    [navigate],
  )
}

type SearchSheetProps = {
  open: boolean
  onClose: () => void
  query: string
  onQuery: (query: string) => void
}

function SearchSheet({ open, onClose, query, onQuery }: SearchSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Search" side="full">
      <SearchBox look="sheet" rows={6} query={query} onQuery={onQuery} onLeave={onClose} />
    </Sheet>
  )
}

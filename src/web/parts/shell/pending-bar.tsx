import { useState } from 'react'
import { createPath, useNavigation } from 'react-router'

/**
 * A thin line while the next page loads, the picture that was pressed as its first frame, and words when it takes long. The
 * new page's title is read out on arrival.
 */
export function PendingBar() {
  const { state, location } = useNavigation()
  if (state === 'idle') return null
  const to = createPath(location)
  return (
    <>
      <FirstFrame key={to} to={to} />
      {/* Each click starts its own line, also while another page is still loading. */}
      <div key={location.key} aria-hidden="true" data-pending={to} className="pending-line" />
      <p role="status" className="still-working">
        Still working
      </p>
    </>
  )
}

/** Where a product's page will show its picture and title, those of the card that leads there; nothing for other pages. */
function FirstFrame({ to }: { to: string }) {
  const [card] = useState(() => pressedCard(to))
  return (
    card && (
      <div aria-hidden="true" className="first-frame fixed inset-0 z-30 overflow-hidden bg-paper pt-28">
        <div className="page-width md:flex md:gap-8">
          <div
            className="aspect-4/5 w-[min(100%,max(35svh,11rem))] shrink-0 rounded-picture bg-center bg-cover bg-tile md:w-[46%]"
            style={{ backgroundImage: `url("${card.picture}")` }}
          />
          <p className="mt-3 font-display text-display-m">{card.title}</p>
        </div>
      </div>
    )
  )
}

function pressedCard(to: string) {
  const link = Array.from(document.querySelectorAll<HTMLAnchorElement>('article a.card-link')).find(
    each => each.getAttribute('href') === to,
  )
  const picture = link?.closest('article')?.querySelector('img')?.currentSrc
  return picture ? { picture, title: link?.textContent } : null
}

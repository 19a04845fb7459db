import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { textLink } from '../../ui/text-link.ts'
import { usePublicShop } from '../use-public-shop.ts'

/** The owner's line above every page, while there is one. */
export function Announcement() {
  const { announcement, announcementLink } = usePublicShop()?.policies ?? {}
  if (!announcement) return null
  return (
    <aside aria-label="Announcement" data-band="announcement">
      <AnnouncementText>
        {announcementLink ? (
          <Link to={announcementLink} className={textLink}>
            {announcement}
          </Link>
        ) : (
          announcement
        )}
      </AnnouncementText>
    </aside>
  )
}

export const AnnouncementText = ({ children }: { children: ReactNode }) => (
  <p className="flex min-h-9 items-center justify-center bg-sunk px-4 py-1.5 text-center text-caption">
    {children}
  </p>
)

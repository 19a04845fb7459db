import { usePublicShop } from '../use-public-shop.ts'

/** The owner's line above every page, while there is one. */
export function Announcement() {
  const text = usePublicShop()?.policies.announcement
  if (!text) return null
  return (
    <aside aria-label="Announcement">
      <AnnouncementText>{text}</AnnouncementText>
    </aside>
  )
}

export const AnnouncementText = ({ children }: { children: string }) => (
  <p className="flex min-h-9 items-center justify-center bg-sunk px-4 py-1.5 text-center text-caption">
    {children}
  </p>
)

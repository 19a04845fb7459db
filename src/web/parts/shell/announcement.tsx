import { usePublicShop } from '../use-public-shop.ts'

/** The owner's line above every page, while there is one. */
export function Announcement() {
  const text = usePublicShop()?.policies.announcement
  if (!text) return null
  return (
    <aside aria-label="Announcement" className="bg-sunk">
      <p className="flex min-h-9 items-center justify-center px-4 py-1.5 text-center text-caption">{text}</p>
    </aside>
  )
}

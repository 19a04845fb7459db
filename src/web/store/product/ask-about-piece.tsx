import { useRouteLoaderData } from 'react-router'
import { MessageCircle } from '../../parts/icons.tsx'
import { absolute, readSite } from '../../parts/seo/site.ts'
import { whatsAppUrl } from '../../parts/shell/whats-app-url.ts'
import { usePublicShop } from '../../parts/use-public-shop.ts'

type Props = {
  title: string
  /** The page's own address with the choice in it. */
  path: string
}

/** Opens WhatsApp with the product's title and address; only where the shop has given its number. */
export function AskAboutPiece({ title, path }: Props) {
  const phone = usePublicShop()?.phone
  const site = readSite(useRouteLoaderData('root'))
  if (!phone) return null
  const text = encodeURIComponent(`${title}\n${absolute(site, path)}`)
  return (
    <a
      href={`${whatsAppUrl(phone)}?text=${text}`}
      target="_blank"
      rel="noopener noreferrer"
      className="group/ask inline-flex min-h-11 items-center gap-2 rounded-control text-body-s"
    >
      <MessageCircle />
      <span className="group-hover/ask:underline">Ask about this piece</span>
      <span className="sr-only"> (opens WhatsApp)</span>
    </a>
  )
}

import type { ShopDetails } from '../../../contract/settings/settings.ts'
import { usePublicShop, useShopName } from '../use-public-shop.ts'

type Seller = Omit<ShopDetails, 'phone' | 'lowStock'> & { phone: string | null }

/** The shop as it stands on paper, from its public settings. */
export function useSeller(): Seller {
  const shop = usePublicShop()
  const name = useShopName()
  return { name, phone: shop?.phone ?? null, ...(shop?.seller ?? { email: '', address: '', taxNumber: '' }) }
}

/** How a seller is reached, line by line. */
export function SellerLines({
  seller: { address, phone, email, taxNumber },
  className,
}: {
  seller: Seller
  className?: string
}) {
  const lines = [...address.split('\n'), phone, email, taxNumber].map(line => line?.trim())
  return (
    <address className={`wrap-anywhere whitespace-pre-line not-italic ${className ?? ''}`}>
      {lines.filter(Boolean).join('\n')}
    </address>
  )
}

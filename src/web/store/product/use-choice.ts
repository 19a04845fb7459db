import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react'
import { useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { choiceQuery, readChoice, readQuantity } from '../../parts/buy/choice.ts'
import { stockOf } from '../../parts/buy/choice-stock.ts'
import { type OptionName, optionsOf } from '../../parts/buy/product-options.ts'
import type { loader } from '../../root.tsx'

/**
 * The shopper's choice. It lives in the address, so it can be shared and survives signing in. It shows at once, before
 * the address has changed, and the next choice is added to it.
 */
export function useChoice(product: Product) {
  const [address] = useSearchParams()
  const [search, setAhead] = useOptimistic(address)
  // Choices made before hydration arrive together, before the next render.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const navigate = useNavigate()
  const { wanted, setQuantity } = useQuantity()
  const shop = useRouteLoaderData<typeof loader>('root')?.shop
  const options = optionsOf(product)
  const choice = readChoice(options, product.stock, search)
  const stock = stockOf(product, options, choice)
  // Another colour or size has other stock, and stock may have shrunk since the quantity was chosen.
  const max = Math.min(stock.left, shop?.orderSize.piecesPerLine ?? stock.left)
  const quantity = Math.max(1, Math.min(wanted, max))
  const choose = (name: OptionName, value: string) =>
    startTransition(async () => {
      const next = new URLSearchParams(latest.current)
      const before = readChoice(options, product.stock, next)
      // The whole choice is written, or an untouched size could change with the colour.
      const kept = new URLSearchParams(choiceQuery({ ...before, [name]: value }, options))
      for (const [key, chosen] of kept) next.set(key, chosen)
      latest.current = next
      setAhead(next)
      await navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true })
    })
  return { options, choice, choose, stock, quantity, max, setQuantity }
}

/** The quantity in the address the page was opened with, until the shopper sets another. */
function useQuantity() {
  const [opened, setOpened] = useState(1)
  const [chosen, setQuantity] = useState<number | null>(null)
  // Only now: the page is kept without its quantity, and what hydrates must be the same.
  useEffect(() => setOpened(readQuantity(new URLSearchParams(location.search))), [])
  return { wanted: chosen ?? opened, setQuantity }
}

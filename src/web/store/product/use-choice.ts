import { startTransition, useOptimistic, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Product } from '../../../contract/catalogue.ts'
import { readChoice, readQuantity } from './choice.ts'
import { type OptionName, optionsOf } from './product-options.ts'

/**
 * The shopper's choice. It lives in the address, so it can be shared and survives signing in. The page does not wait
 * for the address to follow: the choice shows at once, and the next one is added to it.
 */
export function useChoice(product: Product) {
  const [address] = useSearchParams()
  const [search, setAhead] = useOptimistic(address)
  const navigate = useNavigate()
  const [wanted, setQuantity] = useState(() => readQuantity(search, product.inventory))
  // The stock may have shrunk since the number was chosen.
  const quantity = Math.max(1, Math.min(wanted, product.inventory))
  const options = optionsOf(product)
  const choose = (name: OptionName, value: string) =>
    startTransition(async () => {
      const next = new URLSearchParams(search)
      next.set(name, value)
      setAhead(next)
      await navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true })
    })
  return { options, choice: readChoice(options, search), choose, quantity, setQuantity }
}

import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Product } from '../../../contract/catalogue.ts'
import { readChoice, readQuantity } from './choice.ts'
import { type OptionName, optionsOf } from './product-options.ts'

/** The shopper's choice. It lives in the address, so it can be shared and survives signing in. */
export function useChoice(product: Product) {
  const [search, setSearch] = useSearchParams()
  const [wanted, setQuantity] = useState(() => readQuantity(search, product.inventory))
  // The stock may have shrunk since the number was chosen.
  const quantity = Math.max(1, Math.min(wanted, product.inventory))
  const options = optionsOf(product)
  const choose = (name: OptionName, value: string) =>
    setSearch(
      now => {
        now.set(name, value)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return { options, choice: readChoice(options, search), choose, quantity, setQuantity }
}

import { useShopName } from '../use-public-shop.ts'
import './receipt.css'

/** Whose receipt it is, on paper alone. */
export const ReceiptHead = () => (
  <p id="receipt" className="mb-6 hidden font-display text-display-m print:block">
    {useShopName()}
  </p>
)

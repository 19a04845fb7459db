import { SellerLines, useSeller } from './seller-lines.tsx'
import './receipt.css'

/** Whose receipt it is, on paper alone. */
export function ReceiptHead() {
  const seller = useSeller()
  return (
    <div id="receipt" className="mb-6 hidden print:block">
      <p className="font-display text-display-m">{seller.name}</p>
      <SellerLines seller={seller} className="text-body-s" />
    </div>
  )
}

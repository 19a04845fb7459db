import type { ShippingAddress } from '../../../contract/orders/orders.ts'
import { addressLines } from './address-lines.ts'

export const PostalAddress = ({ to }: { to: Omit<ShippingAddress, 'phone'> }) => (
  <address className="not-italic">
    <span className="block">{to.fullName}</span>
    {addressLines(to).map(line => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
)

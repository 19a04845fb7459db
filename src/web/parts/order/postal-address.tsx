import type { ShippingAddress } from '../../../contract/orders.ts'

export const PostalAddress = ({ to }: { to: Omit<ShippingAddress, 'phone'> }) => (
  <address className="not-italic">
    {to.fullName}
    <br />
    {to.address}
    <br />
    {to.city} {to.postalCode}
    <br />
    {to.country}
  </address>
)

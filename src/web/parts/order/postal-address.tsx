import type { ShippingAddress } from '../../../contract/orders.ts'

export const PostalAddress = ({ to }: { to: Omit<ShippingAddress, 'phone'> }) => (
  <address className="not-italic">
    {[to.fullName, to.address, `${to.city} ${to.postalCode}`.trim(), to.country]
      .filter(Boolean)
      .map((line, nth) => (
        // Lines of an address stay where they are.
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
        <span key={nth} className="block">
          {line}
        </span>
      ))}
  </address>
)

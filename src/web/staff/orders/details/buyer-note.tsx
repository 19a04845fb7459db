/** What the buyer asked of the shop or the courier. */
export const BuyerNote = ({ order }: { order: { buyerNote: string } }) =>
  order.buyerNote && (
    <p className="mt-3 whitespace-pre-line rounded-control bg-sunk px-3 py-2 wrap-anywhere">
      <span className="block text-caption text-ink-2">The buyer’s note</span>
      {order.buyerNote}
    </p>
  )

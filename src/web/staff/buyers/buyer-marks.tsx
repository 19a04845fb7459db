import type { BuyerDetail } from '../../../contract/orders/buyers.ts'
import { orderTime } from '../../parts/order/order-date.ts'

/** What the staff should know before they sell to a buyer: a block first, then tags and note. */
export function BuyerMarks({
  block,
  tags,
  note = '',
}: Pick<BuyerDetail, 'block' | 'tags'> & { note?: string }) {
  return (
    <>
      {block && (
        <p className="font-semibold text-error">
          Blocked for cash {block.until ? `until ${orderTime(block.until)}` : 'without an end'}:{' '}
          {block.reason}
        </p>
      )}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-1 flex flex-wrap gap-1.5">
          {tags.map(tag => (
            <li key={tag} className="rounded-control bg-sunk px-2 py-0.5 text-caption">
              {tag}
            </li>
          ))}
        </ul>
      )}
      {note && <p className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">{note}</p>}
    </>
  )
}

import { browserApi } from '../../api/browser.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { Button } from '../../ui/button.tsx'
import { BuyerMarks } from '../buyers/buyer-marks.tsx'
import { usePaused } from '../cache/use-paused.ts'
import { useRead } from '../cache/use-read.ts'
import { BuyerRecord } from '../orders/details/buyer-record.tsx'
import type { BuyerValues } from './manual-draft.ts'

type Props = { phone: string; onUse: (buyer: Partial<BuyerValues>) => void }

/** No phone number of a shopper is shorter. */
const minDigits = 9

/** Who has ordered with this number before, how their orders ended, and where the last one went. */
export function KnownBuyer({ phone, onUse }: Props) {
  const q = usePaused(phone.trim())
  const isNumber = q.replace(/\D/g, '').length >= minDigits && q.length <= 32
  const { value } = useRead(
    ['buyer of a phone'],
    signal =>
      isNumber
        ? browserApi.orders.findBuyer({ query: { q } }, { signal })
        : Promise.resolve({ phone: null, known: null }),
    { variant: isNumber ? q : '' },
  )
  if (!isNumber || !value?.known) return null
  const { fullName, address, city, postalCode, email, last, record, note, tags, block } = value.known
  return (
    <section aria-label="Known buyer" className="rounded-control bg-info-soft px-4 py-3 text-body-s">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="font-semibold">{fullName || 'A customer'}</span>
          <span className="block wrap-anywhere">{[address, city].filter(Boolean).join(', ')}</span>
          <span className="block text-ink-2">
            Last order: #{last.number}, {orderTime(last.createdAt)}
          </span>
        </p>
        <Button
          size="small"
          variant="outline"
          onClick={() => onUse({ fullName, address, city, postalCode, email })}
        >
          Use this address
        </Button>
      </div>
      <div className="mt-2">
        <BuyerRecord buyer={record} isAll />
        <BuyerMarks note={note} tags={tags} block={block} />
      </div>
    </section>
  )
}

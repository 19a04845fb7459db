import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../../contract/money.ts'
import type { Order, OrderItem } from '../../../contract/orders/orders.ts'
import type { OtherSizes, SwapSize } from '../../../contract/orders/other-sizes.ts'
import { asApiError } from '../../api/error.ts'
import { Banner } from '../../ui/banner.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { OrderItems } from './order-items.tsx'

type Props = {
  order: Pick<Order, 'items' | 'currency' | 'status' | 'totalPrice'> & { otherSizes?: OtherSizes }
  /** Swaps a size, and shows the order as it is then. */
  send: (swap: SwapSize) => Promise<void>
  /** Shows the order as it is now, after a refusal. */
  reload: () => Promise<void>
}

type Outcome = { line: number; tone: 'success' | 'error'; text: string }

/** What was ordered; until it is packed, with the sizes in stock, each of which one press swaps for. */
export function SwappableItems({ order, send, reload }: Props) {
  const [sending, setSending] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const swaps = order.status === 'Pending' ? order.otherSizes : undefined
  const swap = async (line: number, size: string) => {
    const [offer, item] = [swaps?.lines[line], order.items[line]]
    if (!swaps || !offer || !item || sending) return
    setSending(`${line} ${size}`)
    setOutcome(undefined)
    try {
      await send({ version: swaps.version, lineId: offer.lineId, size })
      setOutcome({ line, tone: 'success', text: swappedText(item, size) })
    } catch (cause) {
      // What was refused is refused because the order or the stock is another one by now.
      await reload().catch(() => undefined)
      setOutcome({ line, tone: 'error', text: asApiError(cause).message })
    } finally {
      setSending(undefined)
    }
  }
  return (
    <OrderItems
      items={order.items}
      currency={order.currency}
      below={index => {
        const item = order.items[index]
        const sizes = swaps?.lines[index]?.sizes ?? []
        return (
          <>
            {outcome?.line === index && <SwapOutcome {...outcome} />}
            {item && sizes.length > 0 && (
              <Swap
                item={item}
                sizes={sizes}
                total={formatMoney(order.totalPrice, order.currency)}
                pending={size => sending === `${index} ${size}`}
                onSwap={size => swap(index, size)}
              />
            )}
          </>
        )
      }}
    />
  )
}

const swappedText = ({ options, quantity }: OrderItem, size: string) =>
  `${quantity === 1 ? 'It is' : 'They are'} size ${size} now, kept for you. Your size ${options.size} went back on the shelf.`

type SwapProps = {
  item: OrderItem
  sizes: readonly string[]
  total: string
  pending: (size: string) => boolean
  onSwap: (size: string) => void
}

function Swap({ item, sizes, total, pending, onSwap }: SwapProps) {
  const { productId, options, quantity } = item
  return (
    <fieldset className="mt-3 print:hidden">
      <legend className="text-body-s text-ink-2">
        {quantity === 1
          ? `Not size ${options.size}? Swap it for:`
          : `Not size ${options.size}? Swap the ${countLabel(quantity, 'piece')} for:`}
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {sizes.map(size => (
          <button
            key={size}
            type="button"
            aria-label={`Swap ${productId.title} for size ${size}`}
            aria-busy={pending(size)}
            onClick={() => onSwap(size)}
            className="min-h-11 min-w-11 rounded-control border border-control px-3.5 text-body-s hover:border-ink aria-busy:bg-sunk"
          >
            {pending(size) ? 'Swapping…' : size}
          </button>
        ))}
      </div>
      <p className="mt-2 text-caption text-ink-2">Your total stays {total}.</p>
    </fieldset>
  )
}

/** Takes the focus, since the button that had it is gone. */
function SwapOutcome({ tone, text }: Outcome) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <Banner tone={tone} ref={message} className="mt-3 print:hidden">
      {text}
    </Banner>
  )
}

import { useState } from 'react'
import { placeWords } from '../../../contract/catalogue/places.ts'
import type { OrderItem } from '../../../contract/orders/orders.ts'
import type { OtherSizes } from '../../../contract/orders/other-sizes.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Select } from '../../ui/select.tsx'
import { AskOnWhatsApp } from '../ask-on-whats-app.tsx'

type Props = { number: number; items: readonly OrderItem[]; sizes: OtherSizes | undefined }

/** Which piece, and for which size: both stand in the message. */
export function AskForExchange({ number, items, sizes }: Props) {
  const [piece, setPiece] = useState(0)
  const [wanted, setWanted] = useState('')
  const item = items[piece]
  const others = sizes?.lines[piece]?.sizes ?? []
  if (!item) return null
  const choosePiece = (index: number) => {
    setPiece(index)
    setWanted('')
  }
  return (
    <div className="mt-6 max-w-sm space-y-4">
      {items.length > 1 && (
        <Select
          label="Piece to exchange"
          value={piece}
          onChange={event => choosePiece(Number(event.target.value))}
        >
          {items.map((each, index) => (
            // The lines of an order keep their order, and one product may appear in several of them.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <option key={index} value={index}>
              {pieceName(each)}
            </option>
          ))}
        </Select>
      )}
      {others.length > 0 && (
        <Select label="Size you want" value={wanted} onChange={event => setWanted(event.target.value)}>
          <option value="">Not sure yet</option>
          {others.map(size => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      )}
      <AskOnWhatsApp
        message={exchangeMessage(number, item, wanted)}
        className={buttonClass({ variant: 'outline' })}
      >
        Ask for an exchange
      </AskOnWhatsApp>
    </div>
  )
}

const pieceName = ({ productId, options }: OrderItem) =>
  options.size ? `${productId.title}, size ${options.size}` : productId.title

/** Names the piece, the size that the buyer has and the one they want; '' while they do not know. */
export function exchangeMessage(number: number, { productId, options }: OrderItem, wanted: string): string {
  const piece = [productId.title, placeWords(options)].filter(Boolean).join(', ')
  return `Hello, I would like to exchange a piece of order #${number}: ${piece}${wanted && `, for size ${wanted}`}.`
}

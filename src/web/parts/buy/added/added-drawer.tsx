import { useId } from 'react'
import { Link } from 'react-router'
import type { CartItem } from '../../../../contract/cart.ts'
import { adjustmentTable } from '../../../../contract/orders/adjustments.ts'
import { choiceLabel } from '../../../../contract/orders/choice-label.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { DialogBody, DialogHeader } from '../../../ui/dialog.tsx'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { standaloneLink } from '../../../ui/text-link.ts'
import { cartSaving } from '../../cart/cart-saving.ts'
import { LinePicture } from '../../cart/line-picture.tsx'
import { Money } from '../../money.tsx'
import type { Added } from './added.ts'
import { MatchingPieces } from './matching-pieces.tsx'

type Props = { added: Added; open: boolean; onClose: () => void }

/** What is in the cart now, from below on a phone and from the side on a wide screen. */
export function AddedDrawer({ added: { cart, words, productId }, open, onClose }: Props) {
  const id = useId()
  const saving = cartSaving(cart)
  const pieces = cart.items.reduce((sum, item) => sum + item.quantity, 0)
  return (
    <DialogFrame open={open} onClose={onClose} placement="modal-drawer" aria-labelledby={id}>
      <DialogBody>
        <DialogHeader id={id} title="In your cart" onClose={onClose} bordered />
        <div className="grow px-4 py-4 md:px-6">
          <p role="status" className="mb-4 text-body-s text-success">
            {words}
          </p>
          <ul aria-label="Cart" className="divide-y divide-line">
            {/* What was added last is what the shopper looks for. */}
            {cart.items.toReversed().map(item => (
              <Line key={item._id} item={item} />
            ))}
          </ul>
          <MatchingPieces productId={productId} cart={cart} onLeave={onClose} />
        </div>
        <div className="safe-bottom sticky bottom-0 border-line border-t bg-inherit px-4 pt-4 md:px-6">
          {saving > 0 && (
            <p className="mb-1 flex items-baseline justify-between gap-4 tabular-nums">
              <span>{adjustmentTable.pair.label}</span>
              <Money amount={-saving} />
            </p>
          )}
          <p className="flex items-baseline justify-between gap-4 font-semibold tabular-nums">
            <span>{saving > 0 ? 'Total before delivery' : 'Subtotal'}</span>
            <Money amount={cart.totalPrice} />
          </p>
          <div className="mt-3 grid grid-cols-2 gap-3">
            <Button variant="outline" onClick={onClose}>
              Keep shopping
            </Button>
            <Link to={paths.checkout()} className={buttonClass()} data-autofocus>
              Check out
            </Link>
          </div>
          <Link to={paths.cart()} className={`${standaloneLink} mt-1 justify-center`}>
            Edit cart ({pieces})
          </Link>
        </div>
      </DialogBody>
    </DialogFrame>
  )
}

const Line = ({ item }: { item: CartItem }) => (
  <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 py-3 first:pt-0">
    <LinePicture item={item} sizes="64px" className="aspect-4/5 self-start" />
    <div className="min-w-0">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-medium">{item.productId.title}</span>
        {item.available && (
          <span className="tabular-nums">
            <Money amount={item.lineTotal} />
          </span>
        )}
      </p>
      <p className="mt-0.5 text-body-s text-ink-2">
        {[choiceLabel(item.options), item.quantity > 1 && `${item.quantity} pieces`]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  </li>
)

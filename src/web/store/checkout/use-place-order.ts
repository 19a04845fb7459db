import { useCallback, useState } from 'react'
import type { Cart } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { PaymentMethod, ShippingAddress } from '../../../contract/orders/orders.ts'
import { ApiError } from '../../api/error.ts'
import { setCartCount } from '../../parts/cart-count.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { useCurrency } from '../../parts/money.tsx'
import { type AddressValues, addressFields } from './address-form.ts'
import { CardFailure } from './card/card-handle.ts'
import { useCardForm } from './card/use-card-form.ts'
import { dropPayment, keptPayment } from './kept-payment.ts'
import { changedCart, invalidatesCart, orderProblem, requiresNewCard } from './order-problem.ts'
import { placeOrder } from './place-order.ts'
import { useCurrentCart } from './use-current-cart.ts'
import { deliver, useDelivery } from './use-delivery.ts'
import { useKeptPayment } from './use-kept-payment.ts'
import { useLeaveCheckout } from './use-leave-checkout.ts'
import { useOrderForm } from './use-order-form.ts'
import { usePlacedPath } from './use-placed-path.ts'
import { useProblem } from './use-problem.ts'
import { useSubmitOnce } from './use-submit-once.ts'

type Start = {
  userId: string
  cart: Cart
  terms: DeliveryTerms
  defaultValues: AddressValues
  lastOrderId: string | null | undefined
  /** Whether a card can be chosen. */
  cards: boolean
}

/** The address form, the payment method, and the one order they send; nothing typed is ever lost. */
export function usePlaceOrder({ userId, defaultValues, lastOrderId, cards, ...first }: Start) {
  const { problem, setProblem, alert } = useProblem()
  const [wanted, setMethod] = useState<PaymentMethod>(() => {
    const { total } = deliver(first.terms, first.cart, defaultValues.city)
    return cards && keptPayment({ userId, cart: first.cart, total }) ? 'online' : 'COD'
  })
  const { wrong: wrongCardFields, ...cardForm } = useCardForm()
  const [currency, placedPath] = [useCurrency(), usePlacedPath()]
  const form = useOrderForm(userId, defaultValues)
  const { goTo, leaving } = useLeaveCheckout(form.formState.isSubmitting)
  const { cart, terms, isStill, askAgain, leaveEmpty } = useCurrentCart({
    ...{ ...first, userId, lastOrderId, goTo },
    cityNow: () => form.getValues('city'),
    onChanged: total => setProblem(changedCart(formatMoney(total, currency), wanted)),
  })
  const delivered = useDelivery(form, terms, cart)
  const { total, takesCash, cash } = delivered
  const method = wanted === 'COD' && !takesCash && cards ? 'online' : wanted
  const { isAuthorised, giveUp } = useKeptPayment({ userId, cart, total })

  const place = async (shippingAddress: ShippingAddress) => {
    setProblem(null)
    try {
      const wish = {
        userId,
        cart,
        total,
        currency,
        cash,
        shippingAddress,
        card: cardForm.ref,
        isStillTheCart: isStill,
      }
      const order = await placeOrder(wish, method)
      if (!order) return
      setCartCount(0)
      await goTo(placedPath(order._id))
    } catch (error) {
      await tell(error)
      // The buyer has been told, but this is a fault of the page.
      if (!(error instanceof ApiError || error instanceof CardFailure)) throw error
    }
  }

  const tell = async (error: unknown) => {
    if (error instanceof ApiError) {
      if (error.code === 'cart_empty') return leaveEmpty()
      if (requiresNewCard(error.code)) dropPayment()
      // The shop is asked again what the cart holds, since another tab may have ordered it.
      if (invalidatesCart(error.code) && !(await askAgain())) return
      if (showRefusal(form, error, addressFields, 'data.shippingAddress.')) return
      if (showRefusal(form, error, addressFields, 'shippingAddress.')) return
    }
    setProblem(orderProblem(error, method))
  }

  // A wrong address keeps the card from being sent; what is wrong with the card is said all the same.
  const submit = useSubmitOnce(
    form.handleSubmit(place, () => {
      if (method === 'online') cardForm.ref.current?.check()
    }),
  )

  const takeAnother = () => {
    giveUp()
    setProblem(null)
  }
  const onCardForm = useCallback(
    () => setProblem(before => (before?.kind === 'card form' ? null : before)),
    [setProblem],
  )
  return {
    ...{ cart, delivered, form, method, setMethod, problem, alert, submit, leaving },
    cities: terms.zones.flatMap(({ cities }) => cities),
    wrongCardFields: method === 'online' ? wrongCardFields : [],
    card: { form: cardForm, isAuthorised, takeAnother, onReady: onCardForm },
  }
}

import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Cart } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { PaymentMethod } from '../../../contract/orders/orders.ts'
import { ApiError } from '../../api/error.ts'
import { setCartCount } from '../../parts/cart-count.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { useCurrency } from '../../parts/money.tsx'
import { CardFailure } from './card/card-handle.ts'
import { useCardForm } from './card/use-card-form.ts'
import {
  accountFields,
  type CheckoutDetails,
  type CheckoutValues,
  guestFields,
  guestId,
} from './checkout-values.ts'
import { saveDraft } from './draft.ts'
import { dropPayment } from './kept-payment.ts'
import {
  changedCart,
  invalidatesCart,
  type OrderProblem,
  orderProblem,
  requiresNewCard,
} from './order-problem.ts'
import { placeOrder } from './place-order.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { usePlacedPath } from './use-checkout-settings.ts'
import { useCurrentCart } from './use-current-cart.ts'
import { useKeptPayment } from './use-kept-payment.ts'
import { useLeaveCheckout } from './use-leave-checkout.ts'
import { useQuote } from './use-quote.ts'
import { useSending } from './use-sending.ts'

type Start = {
  /** `guestId` for somebody without an account. */
  userId: string
  cart: Cart
  terms: DeliveryTerms
  defaultValues: CheckoutValues
  defaultMethod: PaymentMethod
  lastOrderId: string | null | undefined
  /** Whether a card can be chosen. */
  cards: boolean
}

/** The form, the payment method, and the one order they send; nothing typed is ever lost. */
export function usePlaceOrder(start: Start) {
  const { userId, defaultValues, defaultMethod, lastOrderId, cards, ...first } = start
  const { problem, setProblem, alert } = useProblem()
  const [wanted, setWanted] = useState(cards ? defaultMethod : 'COD')
  const setMethod = (method: PaymentMethod) => {
    setWanted(method)
    saveDraft(userId, { method })
  }
  const { wrong: wrongCardFields, ...cardForm } = useCardForm()
  const [currency, placedPath] = [useCurrency(), usePlacedPath(userId)]
  const { form, askFor } = useCheckoutForm(userId, defaultValues)
  const { goTo, leaving } = useLeaveCheckout(form.formState.isSubmitting)
  const { cart, terms, isStill, askAgain, leaveEmpty } = useCurrentCart({
    ...first,
    userId,
    lastOrderId,
    goTo,
    valuesNow: form.getValues,
    onChanged: total => setProblem(changedCart(formatMoney(total, currency), wanted)),
  })
  const shown = useQuote(form, terms, cart)
  const method = wanted === 'COD' && !shown.takesCash && cards ? 'online' : wanted
  useEffect(() => askFor(method), [askFor, method])
  const { isAuthorised, giveUp } = useKeptPayment({ userId, cart, total: shown.total })
  const fields = userId === guestId ? guestFields : accountFields

  const place = async (details: CheckoutDetails, by: PaymentMethod) => {
    setProblem(null)
    const request = { userId, quote: shown, currency, details, card: cardForm.ref, isStillTheCart: isStill }
    try {
      const order = await placeOrder(request, by)
      if (!order) return
      setCartCount(0)
      await goTo(placedPath(order._id))
    } catch (error) {
      await tell(error, by)
      // The buyer has been told, but this is a fault of the page.
      if (!(error instanceof ApiError || error instanceof CardFailure)) throw error
    }
  }

  const tell = async (error: unknown, by: PaymentMethod) => {
    if (error instanceof ApiError) {
      if (error.code === 'cart_empty') return leaveEmpty()
      if (requiresNewCard(error.code)) dropPayment()
      // The shop is asked again what the cart holds, since another tab may have ordered it.
      if (invalidatesCart(error.code) && !(await askAgain())) return
      const named = ['data.shippingAddress.', 'shippingAddress.', '']
      if (named.some(prefix => showRefusal(form, error, fields, prefix))) return
    }
    setProblem(orderProblem(error, by))
  }

  const sending = useSending({ form, place, setMethod, askFor, card: cardForm.ref })
  const cardActions = useCardActions({ setProblem, giveUp, card: cardForm.ref })
  return {
    quote: shown,
    currency,
    form,
    terms,
    method,
    setMethod,
    problem,
    alert,
    submit: (event: SyntheticEvent) => sending.submit(event, method),
    payInCash: sending.payInCash,
    leaving,
    wrongCardFields: method === 'online' ? wrongCardFields : [],
    card: { form: cardForm, isAuthorised, ...cardActions },
  }
}

type Card = ReturnType<typeof useCardForm>['ref']

/** What the buyer does about a card: another one in place of what is reserved, or of a declined one. */
function useCardActions({ setProblem, giveUp, card }: CardActions) {
  const takeAnother = () => {
    giveUp()
    setProblem(null)
  }
  const tryAnother = () => {
    setProblem(null)
    card.current?.focus('number')
  }
  const onReady = useCallback(
    () => setProblem(before => (before?.kind === 'card form' ? null : before)),
    [setProblem],
  )
  return { takeAnother, tryAnother, onReady }
}

type CardActions = {
  setProblem: ReturnType<typeof useProblem>['setProblem']
  giveUp: () => void
  card: Card
}

/** Why the order was not placed; its message takes the focus. */
function useProblem() {
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) alert.current?.focus()
  }, [problem])
  return { problem, setProblem, alert }
}

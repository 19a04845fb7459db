import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import type { Cart } from '../../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../../contract/delivery/delivery.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { browserApi } from '../../../api/browser.ts'
import { ApiError } from '../../../api/error.ts'
import { setCartCount } from '../../../parts/cart-count.ts'
import { showRefusal } from '../../../parts/form/show-refusal.ts'
import { useCurrency } from '../../../parts/money.tsx'
import { paths } from '../../../paths.ts'
import type { AddressForm } from '../address-form.ts'
import { sameCart } from '../attempt.ts'
import { changedCart, orderProblem } from '../order-problem.ts'
import { deliver, useDelivery } from '../use-delivery.ts'
import { useDeliveryCountries } from '../use-delivery-countries.ts'
import { useLeaveCheckout } from '../use-leave-checkout.ts'
import { useProblem } from '../use-problem.ts'
import { findSentGuestOrder, sendGuestOrder } from './guest-attempt.ts'
import {
  firstGuestValues,
  type GuestDetails,
  type GuestForm,
  guestFields,
  guestResolver,
  saveGuestDraft,
} from './guest-values.ts'

type Start = { cart: Cart; terms: DeliveryTerms }

/** The form of somebody without an account, and the one order that it sends; nothing typed is ever lost. */
export function useGuestOrder(start: Start) {
  const [{ cart, terms }, setShown] = useState(start)
  const { problem, setProblem, alert } = useProblem()
  const currency = useCurrency()
  const form = useGuestForm()
  const { goTo, leaving } = useLeaveCheckout(form.formState.isSubmitting)
  const { revalidate } = useRevalidator()
  // Both have a city, which is all that is read of it.
  const delivered = useDelivery(form as unknown as AddressForm, terms, cart)

  /** Whether the shop would order what this page shows; if not, the page shows the current cart. */
  const isStill = async () => {
    const [nowCart, nowTerms] = await Promise.all([browserApi.cart.get(), browserApi.delivery.terms()])
    const now = deliver(nowTerms, nowCart, form.getValues('city'))
    if (sameCart(nowCart, cart) && now.total === delivered.total) return true
    if (nowCart.items.length === 0) await leaveEmpty()
    else {
      setShown({ cart: nowCart, terms: nowTerms })
      setProblem(changedCart(formatMoney(now.total, currency), 'COD'))
    }
    return false
  }

  const leaveEmpty = async () => {
    setCartCount(0)
    const isSent = await findSentGuestOrder().catch(() => false)
    await goTo(isSent ? paths.placed() : paths.cart(), { replace: true })
  }

  const place = async ({ email, note, ...shippingAddress }: GuestDetails) => {
    setProblem(null)
    const { total: expectedTotal, cash } = delivered
    const inCash = cash ? { cash: cash.amount, cashCurrency: cash.currency } : { cash: null }
    try {
      await sendGuestOrder(cart, { shippingAddress, email, note, expectedTotal, currency, ...inCash })
      setCartCount(0)
      await goTo(paths.placed())
    } catch (error) {
      await tell(error)
      // The buyer has been told, but this is a fault of the page.
      if (!(error instanceof ApiError)) throw error
    }
  }

  const tell = async (error: unknown) => {
    if (error instanceof ApiError) {
      if (error.code === 'cart_empty') return leaveEmpty()
      if (error.code === 'cart_changed') {
        void revalidate()
        if (!(await isStill().catch(() => true))) return
      }
      if (showRefusal(form, error, guestFields, 'shippingAddress.')) return
      if (showRefusal(form, error, guestFields)) return
    }
    setProblem(orderProblem(error, 'COD'))
  }

  return {
    ...{ cart, delivered, form, problem, alert, leaving, currency },
    submit: form.handleSubmit(place),
    cities: terms.zones.flatMap(({ cities }) => cities),
  }
}

function useGuestForm(): GuestForm {
  const [home] = useDeliveryCountries()
  const [defaultValues] = useState(() => firstGuestValues(home))
  // onTouched: a field shows its message after it was left, and removes it as soon as it is right.
  const form: GuestForm = useForm({ resolver: guestResolver, mode: 'onTouched', defaultValues })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveGuestDraft(values) }),
    [form],
  )
  return form
}

import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Cart } from '../../../contract/cart.ts'
import { formatDollars } from '../../../contract/money.ts'
import type { ShippingAddress } from '../../../contract/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { setCartCount } from '../../parts/cart-count.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { paths } from '../../paths.ts'
import { type AddressForm, type AddressValues, addressFields, addressResolver } from './address-form.ts'
import { attemptFor, sameCart, startAttempt } from './attempt.ts'
import { keepDraft } from './draft.ts'
import { sendOrder } from './send-order.ts'

export type OrderProblem = { words: string; code: ApiError['code'] }

type Wish = { userId: string; cart: Cart; defaultValues: AddressValues }

/** The address form and the one order it sends; nothing typed is lost whatever the shop answers. */
export function usePlaceOrder({ userId, cart: first, defaultValues }: Wish) {
  const navigate = useNavigate()
  const [cart, setCart] = useState(first)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  // onTouched: a field says nothing before it is left, and takes its message back as soon as it is right.
  const form: AddressForm = useForm({ resolver: addressResolver, mode: 'onTouched', defaultValues })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(userId, values),
      }),
    [form, userId],
  )
  useEffect(() => {
    if (problem) alert.current?.focus()
  }, [problem])

  const place = async (shippingAddress: ShippingAddress) => {
    setProblem(null)
    try {
      const data = { shippingAddress, paymentMethod: 'COD' as const, expectedTotal: cart.totalPrice }
      const wish = { userId, cart, data }
      // What was sent and not answered is sent again as it was; its cart may be gone by now.
      if (!attemptFor(wish) && !(await isStillTheCart())) return
      const order = await sendOrder(startAttempt(wish))
      setCartCount(0)
      await navigate(paths.home(order._id))
    } catch (error) {
      await showFailure(error)
    }
  }

  /** The shop orders what lies in the cart; another tab may have changed it since this page said what it costs. */
  const isStillTheCart = async () => {
    const now = await browserApi.cart.get()
    if (sameCart(now, cart)) return true
    if (now.items.length === 0) await leaveEmptyCart()
    else {
      setCart(now)
      setProblem({ words: changedWords(now), code: 'cart_changed' })
    }
    return false
  }

  const leaveEmptyCart = () => {
    setCartCount(0)
    return navigate(paths.cart(), { replace: true })
  }

  const showFailure = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'cart_empty') return leaveEmptyCart()
    // Asked again, the shop says what the cart holds now; if it cannot, its own words stand.
    if (error.code === 'cart_changed' && !(await isStillTheCart().catch(() => true))) return
    if (showRefusal(form, error, addressFields, 'data.shippingAddress.')) return
    if (showRefusal(form, error, addressFields, 'shippingAddress.')) return
    setProblem({ words: error.message, code: error.code })
  }

  return { cart, form, problem, alert, submit: form.handleSubmit(place) }
}

const changedWords = ({ totalPrice }: Cart) =>
  `Your cart has changed since this page was opened and now comes to ${formatDollars(totalPrice)}. Look at the order summary, then place the order again.`

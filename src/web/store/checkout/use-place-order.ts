import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Cart } from '../../../contract/cart.ts'
import type { Order, OrderData, PaymentMethod, ShippingAddress } from '../../../contract/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { setCartCount } from '../../parts/cart-count.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { paths } from '../../paths.ts'
import { type AddressForm, type AddressValues, addressFields, addressResolver } from './address-form.ts'
import { attemptFor, sameCart, startAttempt } from './attempt.ts'
import { CardFailure, type CardHandle } from './card/card-handle.ts'
import { keepDraft } from './draft.ts'
import { dropPayment, keepPayment, keptPayment } from './kept-payment.ts'
import { orderedMeanwhile } from './ordered-meanwhile.ts'
import { payByCard } from './pay-by-card.ts'
import { changedWords, type OrderProblem, spendsPayment } from './problem.tsx'
import { sendOrder } from './send-order.ts'

type Wish = {
  userId: string
  cart: Cart
  defaultValues: AddressValues
  lastOrderId: string | null | undefined
}

/** The address form, how it is paid, and the one order it sends; nothing typed is lost whatever happens. */
export function usePlaceOrder({ userId, cart: first, defaultValues, lastOrderId }: Wish) {
  const navigate = useNavigate()
  const [cart, setCart] = useState(first)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  // Authorised before a reload or a lost connection: the card need not be typed again.
  const [isAuthorised, setAuthorised] = useState(() => keptPayment({ userId, cart: first }) !== null)
  const [method, setMethod] = useState<PaymentMethod>(isAuthorised ? 'online' : 'COD')
  const card = useRef<CardHandle>(null)
  const alert = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
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
      const order = await (method === 'online' ? placeByCard(shippingAddress) : placeForCash(shippingAddress))
      if (!order) return
      setCartCount(0)
      await navigate(paths.home(order._id))
    } catch (error) {
      await showFailure(error)
    }
  }

  const placeForCash = async (shippingAddress: ShippingAddress): Promise<Order | null> => {
    const wish = wishFor({ shippingAddress, paymentMethod: 'COD' })
    // What was sent and not answered is sent again as it was; its cart may be gone by now.
    if (!attemptFor(wish) && !(await isStillTheCart())) return null
    return sendOrder(startAttempt(wish))
  }

  /** What was authorised for this very cart is used up before any card is asked again. */
  const placeByCard = async (shippingAddress: ShippingAddress): Promise<Order | null> => {
    const paymentIntentId = keptPayment({ userId, cart }) ?? (await authorise(shippingAddress))
    if (paymentIntentId === null) return null
    return sendOrder(startAttempt(wishFor({ shippingAddress, paymentMethod: 'online', paymentIntentId })))
  }

  const authorise = async (shippingAddress: ShippingAddress): Promise<string | null> => {
    if (!(await isStillTheCart())) return null
    const paymentIntentId = await payByCard(card.current, shippingAddress)
    if (paymentIntentId !== null) keepPayment({ userId, cart }, paymentIntentId)
    return paymentIntentId
  }

  const wishFor = (data: Omit<OrderData, 'expectedTotal'>) => ({
    userId,
    cart,
    data: { ...data, expectedTotal: cart.totalPrice },
  })

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

  const leaveEmptyCart = async () => {
    setCartCount(0)
    const orderId = await orderedMeanwhile(lastOrderId)
    await navigate(orderId ? paths.home(orderId) : paths.cart(), { replace: true })
  }

  const showFailure = async (error: unknown) => {
    if (error instanceof CardFailure) return setProblem({ words: error.message, code: 'card_declined' })
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'cart_empty') return leaveEmptyCart()
    if (spendsPayment(error.code)) {
      dropPayment()
      setAuthorised(false)
    }
    // Asked again, the shop says what the cart holds now; if it cannot, its own words stand.
    if (error.code === 'cart_changed' && !(await isStillTheCart().catch(() => true))) return
    if (showRefusal(form, error, addressFields, 'data.shippingAddress.')) return
    if (showRefusal(form, error, addressFields, 'shippingAddress.')) return
    setProblem({ words: error.message, code: error.code })
  }

  const send = form.handleSubmit(place)
  /** The card provider's fields send the form by Enter without pressing its button, which would refuse. */
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    await send(event).finally(() => {
      isSending.current = false
    })
  }

  return { cart, form, method, setMethod, isAuthorised, card, problem, alert, submit }
}

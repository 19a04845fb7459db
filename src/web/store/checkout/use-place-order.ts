import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Cart } from '../../../contract/cart.ts'
import type { ShippingAddress } from '../../../contract/orders.ts'
import { ApiError } from '../../api/error.ts'
import { setCartCount } from '../../parts/cart-count.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { paths } from '../../paths.ts'
import { type AddressForm, type AddressValues, addressFields, addressResolver } from './address-form.ts'
import { startAttempt } from './attempt.ts'
import { sendOrder } from './send-order.ts'

export type OrderProblem = { words: string; code: ApiError['code'] }

type Wish = { userId: string; cart: Cart; defaultValues: AddressValues }

/** The address form and the one order it sends; nothing typed is lost whatever the shop answers. */
export function usePlaceOrder({ userId, cart, defaultValues }: Wish) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  // onTouched: a field says nothing before it is left, and takes its message back as soon as it is right.
  const form: AddressForm = useForm({ resolver: addressResolver, mode: 'onTouched', defaultValues })
  useEffect(() => {
    if (problem) alert.current?.focus()
  }, [problem])

  const place = async (shippingAddress: ShippingAddress) => {
    setProblem(null)
    try {
      const data = { shippingAddress, paymentMethod: 'COD' as const }
      const order = await sendOrder(startAttempt({ userId, cart, data }))
      setCartCount(0)
      await navigate(paths.home(order._id))
    } catch (error) {
      await showFailure(error)
    }
  }

  const showFailure = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'cart_empty') return navigate(paths.cart(), { replace: true })
    if (showRefusal(form, error, addressFields, 'data.shippingAddress.')) return
    if (showRefusal(form, error, addressFields, 'shippingAddress.')) return
    setProblem({ words: error.message, code: error.code })
  }

  return { form, problem, alert, submit: form.handleSubmit(place) }
}

import { useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { Cart } from '../../../contract/cart.ts'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError, asApiError } from '../../api/error.ts'
import { readSession } from '../../api/session.ts'
import { keepPieces } from '../../parts/cart/kept-pieces.ts'
import { setCartCount } from '../../parts/cart-count.ts'
import { useGuestsMayOrder } from '../../parts/guests/guest-trial.ts'
import { paths } from '../../paths.ts'
import { useAfterAdding } from './added/after-adding.tsx'
import { type Choice, choiceQuery, chosenOptions } from './choice.ts'
import type { ProductOptions } from './product-options.ts'

type AddInput = { product: Product; options: ProductOptions; choice: Choice; quantity: number }

/** Sends one call however often the button is pressed; where guests may not order, they sign in first, and the choice is kept. */
export function useAddToCart({ product, options, choice, quantity }: AddInput) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const busy = useRef(false)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const leadOn = useAfterAdding()
  const guestsMayOrder = useGuestsMayOrder()

  const send = async (choice: Choice) => {
    const { _id: productId, title, price } = product
    const body = { productId, title, price, quantity, options: chosenOptions(choice, options) }
    const cart = await browserApi.cart.add({ body })
    setCartCount(piecesIn(cart))
    await leadOn({ cart, words: addedMessage(product.title, choice), productId })
  }

  /** `chosen`: a choice made by the very press that adds it. */
  const add = async (chosen: Choice = choice) => {
    if (busy.current) return
    if (!readSession() && !guestsMayOrder) {
      const from = pathname + choiceQuery(chosen, options, quantity)
      const line = { productId: product._id, quantity, options: chosenOptions(chosen, options) }
      keepPieces({ from, lines: [line], added: addedMessage(product.title, chosen) })
      return navigate(paths.login(from))
    }
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      await send(chosen)
    } catch (error) {
      setFailure(asApiError(error))
      if (error instanceof ApiError && error.code === 'out_of_stock') void revalidate()
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return { add, pending, failure }
}

const piecesIn = (cart: Cart) => cart.items.reduce((sum, item) => sum + item.quantity, 0)

/** "Added: Nilofer Kurta, Pistachio, size M": the cart page reads it out. */
function addedMessage(title: string, { color, size }: Choice): string {
  return ['Added: ', title, color && `, ${color}`, size && `, size ${size}`].filter(Boolean).join('')
}

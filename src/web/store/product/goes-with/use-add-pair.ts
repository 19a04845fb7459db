import { useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { Product } from '../../../../contract/catalogue/catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { ApiError, asApiError } from '../../../api/error.ts'
import { readSession } from '../../../api/session.ts'
import { keepPieces } from '../../../parts/cart/kept-pieces.ts'
import { setCartCount } from '../../../parts/cart-count.ts'
import { useGuestsMayOrder } from '../../../parts/guests/guest-trial.ts'
import { paths } from '../../../paths.ts'
import { useAfterAdding } from '../added/after-adding.tsx'
import { type Choice, chosenOptions } from '../choice.ts'
import { optionsOf } from '../product-options.ts'

export type ChosenPiece = { piece: Product; choice: Choice }

/** Adds several pieces with one call however often the button is pressed; all or none. */
export function useAddPair(onAdded: () => void) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const busy = useRef(false)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const leadOn = useAfterAdding()
  const guestsMayOrder = useGuestsMayOrder()

  const send = async (pieces: readonly ChosenPiece[]) => {
    const cart = await browserApi.cart.addSeveral({ body: { lines: linesOf(pieces) } })
    setCartCount(cart.items.reduce((sum, item) => sum + item.quantity, 0))
    onAdded()
    await leadOn({ cart, words: addedMessage(pieces), productId: pieces[0]?.piece._id ?? '' })
  }

  const add = async (pieces: readonly ChosenPiece[]) => {
    if (busy.current) return
    if (!readSession() && !guestsMayOrder) {
      keepPieces({ from: pathname, lines: linesOf(pieces), added: addedMessage(pieces) })
      return navigate(paths.login(pathname))
    }
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      await send(pieces)
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

const linesOf = (pieces: readonly ChosenPiece[]) =>
  pieces.map(({ piece, choice }) => ({
    productId: piece._id,
    quantity: 1,
    options: chosenOptions(choice, optionsOf(piece)),
  }))

const addedMessage = (pieces: readonly ChosenPiece[]) =>
  `Added: ${pieces.map(({ piece }) => piece.title).join(' and ')}`

import { useLocation } from 'react-router'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { browserApi } from '../../api/browser.ts'
import { type Choice, choiceQuery, chosenOptions } from '../../parts/buy/choice.ts'
import type { ProductOptions } from '../../parts/buy/product-options.ts'
import { useAddPieces } from '../../parts/buy/use-add-pieces.ts'

type AddInput = { product: Product; options: ProductOptions; choice: Choice; quantity: number }

/** Adds a product as it is chosen; `chosen`: a choice made by the very press that adds it. */
export function useAddToCart({ product, options, choice, quantity }: AddInput) {
  const { pathname } = useLocation()
  const { add, ...state } = useAddPieces()
  const addChosen = (chosen: Choice = choice) => {
    const { _id: productId, title, price } = product
    const line = { productId, quantity, options: chosenOptions(chosen, options) }
    return add({
      from: pathname + choiceQuery(chosen, options, quantity),
      lines: [line],
      added: addedMessage(title, chosen),
      productId,
      send: () => browserApi.cart.add({ body: { ...line, title, price } }),
    })
  }
  return { add: addChosen, ...state }
}

/** "Added: Nilofer Kurta, Pistachio, size M": the cart page reads it out. */
function addedMessage(title: string, { color, size, third }: Choice): string {
  return `Added: ${[title, color, size && `size ${size}`, third].filter(Boolean).join(', ')}`
}

import { useLocation } from 'react-router'
import type { Product } from '../../../../contract/catalogue/catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { type Choice, chosenOptions } from '../choice.ts'
import { optionsOf } from '../product-options.ts'
import { useAddPieces } from '../use-add-pieces.ts'

export type ChosenPiece = { piece: Product; choice: Choice }

/** Adds several pieces with one call; all or none. */
export function useAddPair(onAdded: () => void) {
  const { pathname } = useLocation()
  const { add, ...state } = useAddPieces(onAdded)
  const addPair = (pieces: readonly ChosenPiece[]) => {
    const lines = linesOf(pieces)
    return add({
      from: pathname,
      lines,
      added: `Added: ${pieces.map(({ piece }) => piece.title).join(' and ')}`,
      productId: pieces[0]?.piece._id ?? '',
      send: () => browserApi.cart.addSeveral({ body: { lines } }),
    })
  }
  return { add: addPair, ...state }
}

const linesOf = (pieces: readonly ChosenPiece[]) =>
  pieces.map(({ piece, choice }) => ({
    productId: piece._id,
    quantity: 1,
    options: chosenOptions(choice, optionsOf(piece)),
  }))

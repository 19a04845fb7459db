import { useRef, useState } from 'react'
import type { Place } from '../../../../contract/catalogue/places.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { scannedText, type TypedProduct, withMore, withoutProduct, withProduct } from './typed-pieces.ts'

type Typing<P> = {
  products: readonly P[]
  /** From the newest products: a scanner types its next code before the one before is found. */
  change: (update: (products: readonly P[]) => readonly P[]) => void
  /** A product of which nothing is typed yet. */
  begin: (product: StaffProduct) => P
  /** Whether what is typed is being booked, so that nothing is added to it. */
  isSaving: () => boolean
  /** How many products of an earlier visit the shop has no more. */
  missing: number
}

/** What is scanned into a list of products: the last piece, what was not added, and which codes are still looked up. */
export function useScans<P extends TypedProduct>({ products, change, begin, isSaving, missing }: Typing<P>) {
  const [scanned, setScanned] = useState<{ product: StaffProduct; place: Place } | null>(null)
  const [missed, setMissed] = useState<readonly string[]>(
    missing > 0
      ? [
          missing === 1
            ? '1 product is no longer in the shop'
            : `${missing} products are no longer in the shop`,
        ]
      : [],
  )
  const lookUps = useRef(0)
  /** Where a scanner goes on typing. */
  const field = useRef<HTMLInputElement>(null)
  const goOn = () => field.current?.focus()
  const miss = (text: string) => setMissed(now => [...now, text])
  return {
    field,
    /** What the last scan came to; '' before the first. */
    said: scanned ? scannedText(products, scanned) : '',
    missed,
    miss,
    isLookingUp: () => lookUps.current > 0,
    lookUp: async (running: Promise<void>) => {
      lookUps.current += 1
      await running
      lookUps.current -= 1
    },
    addPieces: (product: StaffProduct, place: Place, count: number) => {
      if (isSaving()) return miss(`${product.title} (scanned while the others were booked)`)
      change(now => withMore(now, begin(product), { place, count }))
      setScanned({ product, place })
    },
    addProduct: (product: StaffProduct) => {
      change(now => withProduct(now, begin(product)))
      setScanned(null)
    },
    removeProduct: (id: string) => {
      change(now => withoutProduct(now, id))
      setScanned(null)
      goOn()
    },
    forgetMissed: () => {
      setMissed([])
      goOn()
    },
    /** Goes on with the next ones, what was not added still in view. */
    goOn: () => {
      setScanned(null)
      goOn()
    },
  }
}

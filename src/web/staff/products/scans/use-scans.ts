import { useRef, useState } from 'react'
import type { Place } from '../../../../contract/catalogue/places.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { type GoodsDraft, withOneMore, withoutProduct, withProduct } from '../receive/goods-draft.ts'

type Scanned = { product: StaffProduct; shelf: Place }

type Typing = {
  change: (update: (draft: GoodsDraft) => GoodsDraft) => void
  /** Whether the goods are being booked, so that nothing is added to them. */
  isSaving: () => boolean
}

/** What is scanned into a draft: the last piece, what was not added, and which codes are still looked up. */
export function useScans({ change, isSaving }: Typing) {
  const [scanned, setScanned] = useState<Scanned | null>(null)
  const [missed, setMissed] = useState<readonly string[]>([])
  const lookUps = useRef(0)
  /** Where a scanner goes on typing. */
  const field = useRef<HTMLInputElement>(null)
  const goOn = () => field.current?.focus()
  const miss = (text: string) => setMissed(now => [...now, text])
  return {
    field,
    goOn,
    scanned,
    missed,
    miss,
    isLookingUp: () => lookUps.current > 0,
    lookUp: async (running: Promise<void>) => {
      lookUps.current += 1
      await running
      lookUps.current -= 1
    },
    addPiece: (product: StaffProduct, shelf: Scanned['shelf']) => {
      if (isSaving()) return miss(`${product.title} (scanned while the goods were received)`)
      change(now => withOneMore(now, product, shelf))
      setScanned({ product, shelf })
    },
    addProduct: (product: StaffProduct) => {
      change(now => withProduct(now, product))
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
    clear: () => {
      setMissed([])
      setScanned(null)
      goOn()
    },
  }
}

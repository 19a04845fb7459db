import { type RefObject, useRef, useState } from 'react'
import type { Place } from '../../../../contract/catalogue/places.ts'
import { maxSkuLength } from '../../../../contract/catalogue/shelves.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FoundProducts } from '../../controls/found-products.tsx'
import { findByCode } from '../receive/goods-draft.ts'

type Props = {
  onProduct: (product: StaffProduct) => void
  /** A code was typed or scanned that one shelf has. */
  onPiece: (product: StaffProduct, shelf: Place) => void
  /** Nothing was found or the shop did not answer, so nothing was added. */
  onMissed: (missed: string) => void
  /** Runs while a code is looked up. */
  onLookUp: (lookUp: Promise<void>) => void
  /** What the last scan came to. */
  said: string
  ref: RefObject<HTMLInputElement | null>
}

const find = async (by: { q: string } | { code: string }) =>
  (await browserApi.catalogue.list({ query: { ...by, limit: 6 } })).products

/** Longer than the longest SKU is no code. */
const findWithCode = async (typed: string) => (typed.length > maxSkuLength ? [] : find({ code: typed }))

/** Takes what a scanner types, a code and Enter; or words, for which it shows products to choose from. */
export function ScanField({ onProduct, onPiece, onMissed, onLookUp, said, ref }: Props) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly StaffProduct[]>([])
  const latest = useRef('')

  const lookUp = async (typed: string) => {
    try {
      const withCode = await findWithCode(typed)
      const scanned = findByCode(withCode, typed)
      if (scanned) return onPiece(scanned.product, scanned.shelf)
      const products = withCode.length > 0 ? withCode : await find({ q: typed })
      if (products.length === 0) onMissed(`${typed} (no product, SKU or barcode)`)
      else if (latest.current === typed) setFound(products)
      else onMissed(`${typed} (several products)`)
    } catch (error) {
      onMissed(`${typed} (${asApiError(error).message})`)
    }
  }
  const search = () => {
    const typed = text.trim()
    if (typed === '') return
    // A scanner types its next code at once.
    setText('')
    setFound([])
    latest.current = typed
    onLookUp(lookUp(typed))
  }
  return (
    <>
      <TextInput
        ref={ref}
        label="Scan or search"
        help="Scan a barcode or SKU to add one piece, or type a product’s name and press Enter."
        type="search"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && search()}
      />
      <LiveRegion>{found.length > 0 ? `${found.length} found` : said}</LiveRegion>
      {said && found.length === 0 && (
        <p aria-hidden="true" className="mt-2 text-body-s text-ink-2">
          {said}
        </p>
      )}
      <FoundProducts products={found} detail={({ inventory }) => `${inventory} in stock`}>
        {product => (
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              onProduct(product)
              setFound([])
              ref.current?.focus()
            }}
          >
            Add<span className="sr-only"> {product.title}</span>
          </Button>
        )}
      </FoundProducts>
    </>
  )
}

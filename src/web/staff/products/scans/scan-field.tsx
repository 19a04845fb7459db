import { type ClipboardEvent, type RefObject, useRef, useState } from 'react'
import type { Place } from '../../../../contract/catalogue/places.ts'
import { maxSkuLength } from '../../../../contract/catalogue/shelves.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FoundProducts } from '../../controls/found-products.tsx'
import { readCodes } from './read-codes.ts'
import { findByCode } from './typed-pieces.ts'

type Props = {
  onProduct: (product: StaffProduct) => void
  /** A code was typed or scanned that one shelf has; a pasted one may have a number of pieces with it. */
  onPieces: (product: StaffProduct, place: Place, count: number) => void
  /** Nothing was found or the shop did not answer, so nothing was added. */
  onMissed: (missed: string) => void
  /** Runs while a code is looked up. */
  onLookUp: (lookUp: Promise<void>) => void
  /** What the last scan came to. */
  said: string
  /** What a scanned code does. */
  help: string
  ref: RefObject<HTMLInputElement | null>
}

const find = async (by: { q: string } | { code: string }) =>
  (await browserApi.catalogue.list({ query: { ...by, limit: 6 } })).products

/** Longer than the longest SKU is no code. */
const findWithCode = async (typed: string) => (typed.length > maxSkuLength ? [] : find({ code: typed }))

/** Looks up a pasted list, one code after the other: it may have hundreds, and the shop answers others too. */
async function lookUpList(
  text: string,
  { onPieces, onMissed }: Pick<Props, 'onPieces' | 'onMissed'>,
): Promise<void> {
  const { codes, refused } = readCodes(text)
  for (const line of refused) onMissed(line)
  for (const { code, count } of codes) {
    try {
      const scanned = findByCode(await findWithCode(code), code)
      if (scanned) onPieces(scanned.product, scanned.shelf, count)
      else onMissed(`${code} (no SKU or barcode)`)
    } catch (error) {
      onMissed(`${code} (${asApiError(error).message})`)
    }
  }
}

/** Takes what a scanner types, a code and Enter; or words, for which it shows products to choose from. */
export function ScanField({ onProduct, onPieces, onMissed, onLookUp, said, help, ref }: Props) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly StaffProduct[]>([])
  const latest = useRef('')

  const lookUp = async (typed: string) => {
    try {
      const withCode = await findWithCode(typed)
      const scanned = findByCode(withCode, typed)
      if (scanned) return onPieces(scanned.product, scanned.shelf, 1)
      const products = withCode.length > 0 ? withCode : await find({ q: typed })
      if (products.length === 0) onMissed(`${typed} (no product, SKU or barcode)`)
      else if (latest.current === typed) setFound(products)
      else onMissed(`${typed} (several products)`)
    } catch (error) {
      onMissed(`${typed} (${asApiError(error).message})`)
    }
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    // One line is typed text.
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    setFound([])
    onLookUp(lookUpList(pasted, { onPieces, onMissed }))
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
        help={`${help} Or type a product’s name and press Enter, or paste a list of codes with their numbers.`}
        type="search"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && search()}
        onPaste={paste}
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

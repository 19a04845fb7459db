import { useState } from 'react'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { ProductThumbnail } from '../../controls/product-thumbnail.tsx'
import { findBySku } from './goods-draft.ts'

type Props = {
  onProduct: (product: StaffProduct) => void
  /** A code was typed or scanned that one shelf has. */
  onPiece: (product: StaffProduct, shelf: { color: string; size: string }) => void
}

type Found = { text: string; products: readonly StaffProduct[] }
const shownCount = 6

/** Takes what a scanner types, an SKU and Enter; or words, for which it shows products to choose from. */
export function ScanField({ onProduct, onPiece }: Props) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')

  const search = async () => {
    const typed = text.trim()
    if (typed === '') return
    // A scanner types its next code at once.
    setText('')
    setFound(null)
    setProblem('')
    try {
      const { products } = await browserApi.catalogue.list({ query: { q: typed, limit: shownCount } })
      const scanned = findBySku(products, typed)
      if (scanned) {
        onPiece(scanned.product, scanned.shelf)
        setSaid(
          `One more: ${[scanned.product.title, scanned.shelf.color, scanned.shelf.size].filter(Boolean).join(', ')}`,
        )
      } else setFound({ text: typed, products })
    } catch (error) {
      setProblem(`'${typed}' was not added. ${asApiError(error).message}`)
    }
  }
  return (
    <>
      <TextInput
        label="Scan or search"
        help="Scan an SKU to add one piece, or type a product’s name and press Enter."
        type="search"
        autoComplete="off"
        value={text}
        error={problem || undefined}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // It would book the goods.
          event.preventDefault()
          void search()
        }}
      />
      <LiveRegion>{found ? `${found.products.length} found` : said}</LiveRegion>
      {said && !found && <p className="mt-2 text-body-s text-ink-2">{said}</p>}
      {found?.products.length === 0 && (
        <p className="mt-2 text-body-s text-ink-2">No product and no SKU matches '{found.text}'.</p>
      )}
      {found && found.products.length > 0 && (
        <ul aria-label="Found products" className="mt-2 rounded-control border border-line">
          {found.products.map(product => (
            <li
              key={product._id}
              className="flex items-center gap-3 border-line border-b px-3 py-1.5 last:border-b-0"
            >
              <ProductThumbnail src={product.product_images[0]} />
              <span className="min-w-0 grow wrap-anywhere">
                {product.title}
                <span className="block text-caption text-ink-2">{product.inventory} in stock</span>
              </span>
              <Button
                variant="outline"
                size="small"
                onClick={() => {
                  onProduct(product)
                  setFound(null)
                  setSaid('')
                }}
              >
                Add<span className="sr-only"> {product.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

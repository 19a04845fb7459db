import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { usePaused } from '../cache/use-paused.ts'
import { useRead } from '../cache/use-read.ts'
import { ProductThumbnail } from '../controls/product-thumbnail.tsx'
import type { ChosenProduct } from './chosen-product.ts'

type Props = {
  chosen: readonly ChosenProduct[]
  onAdd: (product: ChosenProduct) => void
}

const shownCount = 6
/** Finds products by their words, each with a button that adds it. */
export function ProductSearch({ chosen, onAdd }: Props) {
  const [text, setText] = useState('')
  const q = usePaused(text.trim())
  const { answer, value } = useRead(
    ['choosable products'],
    signal =>
      q === ''
        ? Promise.resolve(null)
        : browserApi.catalogue.list({ query: { q, limit: shownCount } }, { signal }),
    { variant: q },
  )
  const products = q === '' ? [] : (value?.products ?? [])
  const isChosen = (id: string) => chosen.some(({ _id }) => _id === id)
  return (
    <>
      <TextInput
        label="Add products"
        type="search"
        placeholder="Search products"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
        // Enter would submit the form around the field.
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The products could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      <LiveRegion>{q && answer.state === 'ready' ? `${products.length} found` : ''}</LiveRegion>
      {q && answer.state === 'ready' && products.length === 0 && (
        <p className="mt-2 text-body-s text-ink-2">No product matches '{q}'.</p>
      )}
      {products.length > 0 && (
        <ul aria-label="Found products" className="mt-2 rounded-control border border-line">
          {products.map(({ _id, title, product_images: [picture] }) => (
            <li
              key={_id}
              className="flex items-center gap-3 border-line border-b px-3 py-1.5 last:border-b-0"
            >
              <ProductThumbnail src={picture} />
              <span className="min-w-0 grow wrap-anywhere">{title}</span>
              {isChosen(_id) ? (
                <span className="text-body-s text-ink-3">Added</span>
              ) : (
                <Button variant="outline" size="small" onClick={() => onAdd({ _id, title, picture })}>
                  Add<span className="sr-only"> {title}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { usePaused } from '../cache/use-paused.ts'
import { useRead } from '../cache/use-read.ts'
import { FoundProducts } from '../controls/found-products.tsx'
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
      <FoundProducts products={products}>
        {({ _id, title, product_images: [picture] }) =>
          isChosen(_id) ? (
            <span className="text-body-s text-ink-3">Added</span>
          ) : (
            <Button variant="outline" size="small" onClick={() => onAdd({ _id, title, picture })}>
              Add<span className="sr-only"> {title}</span>
            </Button>
          )
        }
      </FoundProducts>
    </>
  )
}

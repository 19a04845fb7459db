import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { browserApi } from '../../../api/browser.ts'
import { Button } from '../../../ui/button.tsx'
import { useRead } from '../../cache/use-read.ts'
import { ProductSearch } from '../../chosen-products/product-search.tsx'
import { ProductThumbnail } from '../../controls/product-thumbnail.tsx'
import type { FieldPath, HomeForm } from './home-values.ts'

type Props = { form: HomeForm; name: FieldPath; label: string; optional?: boolean }

/** The product that a customer speaks of, found by its title. */
export function QuotedProduct({ form, name, label, optional }: Props) {
  const chosen = String(useWatch({ control: form.control, name }) ?? '')
  const [searching, setSearching] = useState(false)
  const set = (id: string) => {
    setSearching(false)
    form.setValue(name, id, { shouldDirty: true, shouldTouch: true })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-label">
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </legend>
      {chosen !== '' && <ChosenProduct id={chosen} />}
      {chosen === '' && searching && <ProductSearch chosen={[]} onAdd={({ _id }) => set(_id)} />}
      {(chosen !== '' || !searching) && (
        <Button variant="outline" size="small" onClick={() => (chosen === '' ? setSearching(true) : set(''))}>
          {chosen === '' ? 'Choose a product' : 'Remove the product'}
        </Button>
      )}
    </fieldset>
  )
}

function ChosenProduct({ id }: { id: string }) {
  const { answer } = useRead(
    ['product by id'],
    signal => browserApi.catalogue.staffGet({ params: { id } }, { signal }),
    { variant: id },
  )
  if (answer.state === 'loading') return null
  return (
    <p className="mb-2 flex items-center gap-3">
      {answer.state === 'ready' && <ProductThumbnail src={answer.value.product_images[0]} />}
      <span className="min-w-0 wrap-anywhere">
        {answer.state === 'ready'
          ? answer.value.title
          : 'This product is not in the shop, so the words stand without it.'}
      </span>
    </p>
  )
}

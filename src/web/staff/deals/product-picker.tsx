import { useId, useState } from 'react'
import { Money } from '../../parts/money.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ProductThumbnail } from '../controls/product-thumbnail.tsx'
import { ReadState } from '../frame/read-state.tsx'
import type { DealProduct } from './deal-view.ts'
import { useSelectableProducts } from './use-selectable-products.ts'

type Props = {
  legend: string
  chosen: readonly DealProduct[]
  onChange: (chosen: DealProduct[]) => void
  excluded?: readonly DealProduct[]
  mock: boolean
  onUnreachable: () => void
}

const noProducts: readonly DealProduct[] = []

/** Products to tick, with a search. Ticked products stay ticked during other searches. */
export function ProductPicker({
  legend,
  chosen,
  onChange,
  excluded = noProducts,
  mock,
  onUnreachable,
}: Props) {
  const [text, setText] = useState('')
  const { answer, products, loading, query, remaining } = useSelectableProducts({
    text,
    excluded,
    mock,
    onUnreachable,
  })
  const listedIds = new Set(products?.map(({ _id }) => _id))
  const chosenElsewhere = query ? [] : chosen.filter(({ _id }) => !listedIds.has(_id))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-label">{legend}</legend>
      <TextInput
        label="Search products"
        hideLabel
        type="search"
        placeholder="Search products"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
        // Enter would submit the form around the field.
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <ReadState answer={answer} value={products} what="The products" skeleton="mt-2 h-80">
        {found => (
          <ProductChecks
            products={[...chosenElsewhere, ...found]}
            chosen={chosen}
            onChange={onChange}
            busy={loading}
            empty={query ? `No product matches '${query}'.` : 'No available products to select.'}
          />
        )}
      </ReadState>
      <p className="mt-1.5 text-caption text-ink-3">
        {chosen.length} selected
        {remaining > 0 && ` · ${remaining} more in the shop: search to find them`}
      </p>
      <LiveRegion>{query && products && !loading ? `${products.length} found` : ''}</LiveRegion>
    </fieldset>
  )
}

type ProductChecksProps = {
  products: readonly DealProduct[]
  chosen: readonly DealProduct[]
  onChange: (chosen: DealProduct[]) => void
  busy?: boolean
  empty: string
}

/** The list with a box for each product. The specification lets it scroll from 320 px. */
export function ProductChecks({ products, chosen, onChange, busy = false, empty }: ProductChecksProps) {
  const id = useId()
  const ids = new Set(chosen.map(({ _id }) => _id))
  const toggle = (product: DealProduct, on: boolean) =>
    onChange(on ? [...chosen, product] : chosen.filter(({ _id }) => _id !== product._id))
  if (products.length === 0) return <p className="py-6 text-ink-2">{empty}</p>
  return (
    <ul
      aria-busy={busy}
      data-picker
      className="relative mt-2 max-h-80 overflow-y-auto rounded-control border border-line px-3"
    >
      {products.map(product => (
        <li key={`${id} ${product._id}`} className="border-line border-b last:border-b-0">
          <Checkbox
            checked={ids.has(product._id)}
            onChange={event => toggle(product, event.target.checked)}
            label={<ProductLabel product={product} />}
            className="[&_label>span:last-child]:grow"
          />
        </li>
      ))}
    </ul>
  )
}

const ProductLabel = ({ product }: { product: DealProduct }) => (
  <span className="flex items-center gap-3 py-1.5">
    <ProductThumbnail src={product.product_images[0]} />
    <span className="grow">{product.title}</span>
    <span className="tabular-nums">
      <Money amount={product.basePrice} />
    </span>
  </span>
)

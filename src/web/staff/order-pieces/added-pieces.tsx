import { useState } from 'react'
import { uuidv7 } from 'uuidv7'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { choicesOf, piecesLeft } from '../../../contract/catalogue/stock.ts'
import { browserApi } from '../../api/browser.ts'
import { optionsOf } from '../../parts/buy/product-options.ts'
import { Money } from '../../parts/money.tsx'
import { priceFrom } from '../../parts/product/price-from.ts'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { staffKeys } from '../cache/staff-keys.ts'
import { usePaused } from '../cache/use-paused.ts'
import { useRead } from '../cache/use-read.ts'
import { FoundProducts } from '../controls/found-products.tsx'
import { type DraftLine, toDraftLine } from './draft-line.ts'

const shownCount = 5

/** Finds what the shop sells now, as shoppers do; each with a button that adds a piece. */
export function AddedPieces({ currency, onAdd }: { currency: string; onAdd: (line: DraftLine) => void }) {
  const [text, setText] = useState('')
  const query = usePaused(text.trim())
  const { answer, value } = useRead(
    [staffKeys.stock, 'pieces to add'],
    signal =>
      query === ''
        ? Promise.resolve([])
        : browserApi.catalogue.search({ body: { query, limit: shownCount } }, { signal }),
    { variant: query },
  )
  const products = query === '' ? [] : (value ?? [])
  return (
    <>
      <TextInput
        label="Add a piece"
        type="search"
        placeholder="Search products"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <LiveRegion>{query && answer.state === 'ready' ? `${products.length} found` : ''}</LiveRegion>
      {query && answer.state === 'ready' && products.length === 0 && (
        <p className="mt-2 text-body-s text-ink-2">Nothing on sale matches '{query}'.</p>
      )}
      {answer.state === 'failed' && <p className="mt-2 text-error">{answer.error.message}</p>}
      <FoundProducts products={products} detail={({ inventory }) => `${inventory} in stock`}>
        {product => (
          <>
            <span>
              {priceFrom(product).from && 'From '}
              <Money amount={product.price} currency={currency} />
            </span>
            <Button
              variant="outline"
              size="small"
              aria-disabled={product.inventory === 0}
              onClick={() => {
                if (product.inventory === 0) return
                onAdd(toAddedLine(product, uuidv7()))
                setText('')
              }}
            >
              {product.inventory === 0 ? 'Sold out' : 'Add'}
              <span className="sr-only"> {product.title}</span>
            </Button>
          </>
        )}
      </FoundProducts>
    </>
  )
}

/** One piece; where it comes in several sizes or colours, somebody has to choose. Of lengths and materials the first is taken. */
function toAddedLine(product: Product, lineId: string): DraftLine {
  const { _id, title, price, stock } = product
  const {
    color: colours,
    size: sizes,
    third: thirds,
    length: lengths,
    material: materials,
  } = optionsOf(product)
  const choices = choicesOf({ colours, sizes, thirds }).map(choice => ({
    ...choice,
    quantity: piecesLeft(stock, choice),
    own: 0,
    price: priceFrom(product, choice).price,
  }))
  const color = onlyOne(colours)
  const size = onlyOne(sizes)
  const third = onlyOne(thirds)
  const [length, material] = [firstOfSeveral(lengths), firstOfSeveral(materials)]
  const options = {
    ...(color && { color }),
    ...(size && { size }),
    ...(third && { third }),
    ...(length && { length }),
    ...(material && { material }),
  }
  const offers = {
    colours,
    sizes,
    thirdName: product.third?.name ?? '',
    thirds,
    lengths,
    materials,
  }
  const image = product.product_images[0] ?? ''
  return toDraftLine(
    { lineId, productId: _id, title, image, price, quantity: 1, options, offers, stock: choices },
    true,
  )
}

const onlyOne = (values: readonly string[]) => (values.length === 1 ? values[0] : undefined)
const firstOfSeveral = (values: readonly string[]) => (values.length > 1 ? values[0] : undefined)

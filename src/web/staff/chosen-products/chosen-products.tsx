import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { X } from '../../ui/icons.tsx'
import { ProductThumbnail } from '../controls/product-thumbnail.tsx'
import { ArrowDown, ArrowUp } from '../icons.tsx'
import type { ChosenProduct } from './chosen-product.ts'
import { ProductSearch } from './product-search.tsx'

type Props = {
  legend: string
  help?: string
  chosen: readonly ChosenProduct[]
  onChange: (chosen: ChosenProduct[]) => void
  /** Whether their order counts. */
  isOrdered?: boolean
  /** What more is set of each. */
  below?: (product: ChosenProduct, nth: number) => ReactNode
  error?: string | undefined
}

/** Products found by a search and listed, in an order that buttons change. */
export function ChosenProducts({ legend, help, chosen, onChange, isOrdered = false, below, error }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving an element takes the focus from it
  useLayoutEffect(() => {
    const id = pressed.current
    pressed.current = null
    if (id) list.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
  }, [chosen])
  const move = (from: number, by: -1 | 1, id: string) => {
    const moved = [...chosen]
    moved.splice(from + by, 0, ...moved.splice(from, 1))
    pressed.current = id
    onChange(moved)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-label">{legend}</legend>
      {help && <p className="mb-2 text-caption text-ink-3">{help}</p>}
      {chosen.length > 0 && (
        <ol ref={list} aria-label="Chosen products" className="mb-4 rounded-control border border-line">
          {chosen.map(({ _id, title, picture }, nth) => (
            <li
              key={_id}
              className="flex flex-wrap items-center gap-x-3 border-line border-b px-3 py-1 last:border-b-0"
            >
              <ProductThumbnail src={picture} />
              <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
              {isOrdered &&
                ([-1, 1] as const).map(by => {
                  const id = `${by < 0 ? 'up' : 'down'}-${_id}`
                  const isEnd = nth + by < 0 || nth + by >= chosen.length
                  return (
                    <IconButton
                      key={id}
                      id={id}
                      label={`Move ${title} ${by < 0 ? 'up' : 'down'}`}
                      aria-disabled={isEnd || undefined}
                      onClick={() => !isEnd && move(nth, by, id)}
                    >
                      {by < 0 ? <ArrowUp /> : <ArrowDown />}
                    </IconButton>
                  )
                })}
              <IconButton
                label={`Remove ${title}`}
                onClick={() => onChange(chosen.filter(each => each._id !== _id))}
              >
                <X />
              </IconButton>
              {below && <div className="w-full pt-1 pb-3">{below({ _id, title, picture }, nth)}</div>}
            </li>
          ))}
        </ol>
      )}
      <ProductSearch chosen={chosen} onAdd={product => onChange([...chosen, product])} />
      {error && <FieldError id="chosen-products-error">{error}</FieldError>}
    </fieldset>
  )
}

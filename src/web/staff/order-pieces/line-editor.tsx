import type { ReactNode } from 'react'
import { Money } from '../../parts/money.tsx'
import { QuantityStepper } from '../../parts/quantity-stepper.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { X } from '../../ui/icons.tsx'
import { OptionButtons } from '../../ui/option-buttons.tsx'
import { ProductThumbnail } from '../controls/product-thumbnail.tsx'
import { type DraftLine, isSameChoice, mostOf, priceOf } from './draft-line.ts'

type Props = {
  line: DraftLine
  currency: string
  onChange: (line: DraftLine) => void
  /** More fields of the line. */
  children?: ReactNode
}

/** One line: size, colour and quantity, or taken out. */
export function LineEditor({ line, currency, onChange, children }: Props) {
  const { title, image, offers, wanted, isNew } = line
  const { price, from } = priceOf(line)
  const want = (change: Partial<DraftLine['wanted']>) =>
    onChange({ ...line, wanted: { ...wanted, ...change } })
  if (wanted.quantity === 0) {
    return (
      <li className="flex min-h-14 items-center justify-between gap-4 border-line border-b py-2">
        <s className="min-w-0 text-ink-3 wrap-anywhere">{title}</s>
        <Button size="small" variant="outline" onClick={() => want({ quantity: line.quantity || 1 })}>
          Put back<span className="sr-only"> {title}</span>
        </Button>
      </li>
    )
  }
  const most = Math.max(mostOf(line, wanted), isSameChoice(line) && !isNew ? line.quantity : 1)
  return (
    <li className="grid gap-2 border-line border-b py-3">
      <div className="flex items-start gap-3">
        <ProductThumbnail src={image} />
        <p className="min-w-0 grow font-medium wrap-anywhere">
          {title}
          <span className="block font-normal text-ink-2 text-label tabular-nums">
            {from && 'From '}
            <Money amount={price} currency={currency} /> each{isNew ? ', today’s price' : ''}
          </span>
        </p>
        <IconButton label={`Take out ${title}`} onClick={() => want({ quantity: 0 })}>
          <X />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <Choice
          legend="Size"
          values={offers.sizes}
          value={wanted.size}
          leftOf={size => mostOf(line, { ...wanted, size })}
          onChange={size => want({ size })}
        />
        <Choice
          legend="Colour"
          values={offers.colours}
          value={wanted.color}
          leftOf={color => mostOf(line, { ...wanted, color })}
          onChange={color => want({ color })}
        />
        <Choice
          legend={offers.thirdName}
          values={offers.thirds}
          value={wanted.third}
          leftOf={third => mostOf(line, { ...wanted, third })}
          onChange={third => want({ third })}
        />
        <Choice
          legend="Length"
          values={offers.lengths}
          value={wanted.length}
          onChange={length => want({ length })}
        />
        <Choice
          legend="Material"
          values={offers.materials}
          value={wanted.material}
          onChange={material => want({ material })}
        />
        <QuantityStepper
          label={`Quantity of ${title}`}
          value={wanted.quantity}
          max={most}
          onChange={quantity => want({ quantity })}
        />
        {children}
      </div>
    </li>
  )
}

type ChoiceProps = {
  legend: string
  values: readonly string[]
  value: string
  /** Left out where the stock does not tell the values apart. */
  leftOf?: (value: string) => number
  onChange: (value: string) => void
}

/** Nothing to choose where a product comes in one. */
function Choice({ legend, values, value, leftOf, onChange }: ChoiceProps) {
  if (values.length < 2) return null
  return (
    <OptionButtons
      legend={legend}
      value={value}
      options={values.map(each => ({ value: each, soldOut: leftOf?.(each) === 0 && each !== value }))}
      onChange={onChange}
    />
  )
}

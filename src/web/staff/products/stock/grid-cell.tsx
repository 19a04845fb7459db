import { useId } from 'react'
import { maxSkuLength } from '../../../../contract/catalogue/shelves.ts'
import { cx } from '../../../ui/cx.ts'

export type Cell = {
  value: string
  error?: string | undefined
  /** Shown below the number: "2 left now". */
  note?: string | undefined
  /** What an empty cell stands for. */
  placeholder?: string | undefined
  /** It is typed elsewhere. */
  isFixed?: boolean
}

const amounts = {
  fillsRows: false,
  input: { inputMode: 'decimal', placeholder: '' },
  width: 'w-24',
  align: 'text-end',
} as const

/** What a grid is filled with. */
export const kinds = {
  pieces: {
    name: 'Pieces',
    fillsRows: true,
    input: { inputMode: 'numeric', placeholder: '0' },
    width: 'w-18',
    align: 'text-end',
  },
  sku: {
    name: 'SKU',
    fillsRows: false,
    input: { maxLength: maxSkuLength, placeholder: '' },
    width: 'w-32',
    align: 'text-start',
  },
  barcode: {
    name: 'Barcode',
    fillsRows: false,
    input: { inputMode: 'numeric', placeholder: '' },
    width: 'w-36',
    align: 'text-start',
  },
  cost: { name: 'Cost', ...amounts, fillsRows: true },
  price: { name: 'Price', ...amounts },
  displayPrice: { name: 'Display price', ...amounts },
} as const

export type Kind = keyof typeof kinds

type CellProps = {
  kind: Kind
  cell: Cell
  label: string
  fillsRow?: boolean
  onChange: (value: string) => void
}

export function GridCell({ kind, cell, label, fillsRow = false, onChange }: CellProps) {
  const { value, error, note, placeholder, isFixed = false } = cell
  const id = useId()
  const { input, width, align } = kinds[kind]
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || note ? id : undefined}
        {...input}
        autoComplete="off"
        placeholder={fillsRow ? 'each' : (placeholder ?? input.placeholder)}
        readOnly={isFixed}
        data-cell={fillsRow ? undefined : true}
        value={value}
        onChange={event => onChange(event.target.value)}
        onFocus={event => event.target.select()}
        className={cx(
          'min-h-11 rounded-control border border-control px-2 text-body tabular-nums hover:border-ink-2 read-only:border-line read-only:bg-sunk read-only:text-ink-2 aria-invalid:border-error pointer-fine:min-h-9 pointer-fine:text-label',
          width,
          align,
          fillsRow ? 'border-dashed bg-transparent' : 'bg-white',
        )}
      />
      {(error || note) && (
        <p id={id} className={cx('mt-1 text-caption', width, error ? 'text-error' : 'text-warning')}>
          {error ?? note}
        </p>
      )}
    </>
  )
}

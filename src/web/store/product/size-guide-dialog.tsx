import { useState } from 'react'
import { useCategory } from '../../parts/use-public-shop.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { OptionButtons } from '../../ui/option-buttons.tsx'
import { kidsSizes, measureLabel, type SizeTable, type Unit, womenSizes } from './size-tables.ts'

const units = [
  { value: 'cm', label: 'cm' },
  { value: 'in', label: 'inches' },
]

type Props = { category: string; open: boolean; onClose: () => void }

/** Both size tables, the one for the product's category first. */
export function SizeGuideDialog({ category, open, onClose }: Props) {
  const [unit, setUnit] = useState<Unit>('cm')
  const kids = useCategory(category)?.group.code === 'kids'
  const tables = kids ? [kidsSizes, womenSizes] : [womenSizes, kidsSizes]
  return (
    <Dialog open={open} onClose={onClose} title="Size guide">
      <p className="text-body-s text-ink-2">
        Measure your body, not a garment: our sizes already allow for ease. Between two sizes, choose the
        larger.
      </p>
      <OptionButtons
        legend="Measured in"
        options={units}
        value={unit}
        onChange={value => setUnit(value === 'in' ? 'in' : 'cm')}
        className="mt-2"
      />
      {tables.map(table => (
        <MeasureTable key={table.caption} table={table} unit={unit} />
      ))}
    </Dialog>
  )
}

function MeasureTable({ table, unit }: { table: SizeTable; unit: Unit }) {
  return (
    <table className="mt-6 w-full text-left text-body-s tabular-nums">
      <caption className="pb-2 text-left font-display text-display-s">{table.caption}</caption>
      <thead>
        <tr className="border-line border-b bg-sunk">
          {['Size', ...table.columns].map(column => (
            <th key={column} scope="col" className="p-2 font-semibold text-label first:pl-3">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ size, measures }) => (
          <tr key={size} className="border-line border-b">
            <th scope="row" className="p-2 pl-3 font-semibold">
              {size}
            </th>
            {table.columns.map((column, index) => (
              <td key={column} className="p-2">
                {measureLabel(measures[index] ?? 0, unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

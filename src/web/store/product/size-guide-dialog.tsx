import { type ReactNode, useState } from 'react'
import { measureLabel, type Unit } from '../../../contract/catalogue/measures.ts'
import type { SizeChart } from '../../../contract/catalogue/size-charts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { OptionButtons } from '../../ui/option-buttons.tsx'
import type { useChoice } from './use-choice.ts'

const units = [
  { value: 'cm', label: 'cm' },
  { value: 'in', label: 'inches' },
]

type Props = {
  charts: readonly SizeChart[]
  /** Whose sizes its rows choose. */
  chosen: Pick<ReturnType<typeof useChoice>, 'options' | 'choice' | 'choose' | 'stock'>
  open: boolean
  onClose: () => void
}

/** The product's size chart, whose rows choose a size that it is there in, and below it those that are shown with every chart. */
export function SizeGuideDialog({ charts, chosen, open, onClose }: Props) {
  const [first, ...others] = charts
  const [unit, setUnit] = useState<Unit>(first?.unit ?? 'cm')
  const said = first?.notes ?? ''
  return (
    <Dialog open={open} onClose={onClose} title="Size guide">
      {said && <Notes>{said}</Notes>}
      <OptionButtons
        legend="Measured in"
        options={units}
        value={unit}
        onChange={value => setUnit(value === 'in' ? 'in' : 'cm')}
        className={said ? 'mt-2' : ''}
      />
      {first && (
        <MeasureTable
          chart={first}
          unit={unit}
          sizes={{
            offered: chosen.options.size.filter(size => !chosen.stock.soldOutSizes.has(size)),
            chosen: chosen.choice.size,
            choose: size => {
              chosen.choose('size', size)
              onClose()
            },
          }}
        />
      )}
      {others.map(chart => (
        <MeasureTable key={chart.name} chart={chart} unit={unit}>
          {chart.notes && chart.notes !== said && <Notes>{chart.notes}</Notes>}
        </MeasureTable>
      ))}
    </Dialog>
  )
}

const Notes = ({ children }: { children: string }) => (
  <p className="whitespace-pre-line text-body-s text-ink-2">{children}</p>
)

type Sizes = { offered: readonly string[]; chosen: string | null; choose: (size: string) => void }
type TableProps = { chart: SizeChart; unit: Unit; sizes?: Sizes; children?: ReactNode }

function MeasureTable({ chart, unit, sizes, children }: TableProps) {
  const { name, kind, columns, rows } = chart
  return (
    <div className="relative mt-6 overflow-x-auto">
      <table className="w-full text-left text-body-s tabular-nums">
        <caption className="pb-2 text-left">
          <span className="block font-display text-display-s">{name}</span>
          {kind === 'garment' && (
            <span className="block text-body-s text-ink-2">Measured on the garment, laid flat.</span>
          )}
        </caption>
        <thead>
          <tr className="border-line border-b bg-sunk">
            {['Size', ...columns].map(column => (
              <th key={column} scope="col" className="p-2 font-semibold text-label first:pl-3">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, cells }) => (
            <tr key={size} className="relative border-line border-b">
              <th scope="row" className="p-2 pl-3 font-semibold">
                {sizes?.offered.includes(size) ? (
                  <button
                    type="button"
                    aria-pressed={size === sizes.chosen}
                    onClick={() => sizes.choose(size)}
                    className="min-h-11 min-w-11 text-left font-semibold underline after:absolute after:inset-0"
                  >
                    {size}
                  </button>
                ) : (
                  size
                )}
              </th>
              {columns.map((column, index) => (
                <td key={column} className="whitespace-nowrap p-2">
                  {measureLabel(cells[index] ?? '', chart.unit, unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}

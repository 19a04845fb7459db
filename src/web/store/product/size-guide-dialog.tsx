import { useState } from 'react'
import { measureLabel, type Unit } from '../../../contract/catalogue/measures.ts'
import type { SizeChart } from '../../../contract/catalogue/size-charts.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { OptionButtons } from '../../ui/option-buttons.tsx'
import type { useChoice } from './use-choice.ts'

const units = [
  { value: 'cm', label: 'cm' },
  { value: 'in', label: 'inches' },
]

type Props = {
  charts: readonly SizeChart[]
  /** How long the piece is, in its own words. */
  lengths: readonly string[]
  /** Whose sizes its rows choose. */
  chosen: Pick<ReturnType<typeof useChoice>, 'options' | 'choice' | 'choose' | 'stock'>
  open: boolean
  onClose: () => void
}

/** The piece's own size chart, whose rows choose a size that it is there in; others, each closed, are a press away. */
export function SizeGuideDialog({ charts, lengths, chosen, open, onClose }: Props) {
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
      {lengths.length > 0 && <p className="mt-3 text-body-s">Length: {lengths.join(', ')}</p>}
      {others.length > 0 && (
        <div className="mt-6 border-line border-t">
          {others.map(chart => (
            <Accordion key={chart.name} title={chart.name}>
              {chart.notes && chart.notes !== said && <Notes>{chart.notes}</Notes>}
              <MeasureTable chart={chart} unit={unit} titled />
            </Accordion>
          ))}
        </div>
      )}
    </Dialog>
  )
}

const Notes = ({ children }: { children: string }) => (
  <p className="whitespace-pre-line text-body-s text-ink-2">{children}</p>
)

type Sizes = { offered: readonly string[]; chosen: string | null; choose: (size: string) => void }
type TableProps = {
  chart: SizeChart
  unit: Unit
  sizes?: Sizes
  /** Its name stands above it. */
  titled?: boolean
}

function MeasureTable({ chart, unit, sizes, titled }: TableProps) {
  const { name, kind, columns, rows } = chart
  return (
    <div className={cx('relative overflow-x-auto text-ink', titled ? 'mt-3' : 'mt-6')}>
      <table className="w-full text-left text-body-s tabular-nums">
        <caption className="pb-2 text-left">
          <span className={titled ? 'sr-only' : 'block font-display text-display-s'}>{name}</span>
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
            <tr key={size} className="relative h-11 border-line border-b">
              <th scope="row" className="px-2 pl-3 font-semibold">
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
    </div>
  )
}

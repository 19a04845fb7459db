import { useState } from 'react'
import type { Dashboard } from '../../../contract/staff.ts'
import { Money, useCurrency } from '../../parts/money.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { axisTicks } from './axis-ticks.ts'
import { longDay, shortDay } from './day-names.ts'

type Days = Dashboard['days']
type Value = 'revenue' | 'orders'

/** Two rows of bars over the same days, each with its own name and scale, so nothing depends on telling colours apart. */
export const DaysChart = ({ days }: { days: Days }) => (
  <div className="flex h-full flex-col">
    <BarRow days={days} value="revenue" name="Revenue" className="grow-3" />
    <BarRow days={days} value="orders" name="Orders" className="grow-2" />
  </div>
)

type RowProps = { days: Days; value: Value; name: string; className: string }

function BarRow({ days, value, name, className }: RowProps) {
  const ticks = axisTicks(Math.max(...days.map(day => day[value])))
  return (
    <div className={`flex min-h-0 basis-0 flex-col ${className}`}>
      <p className="text-caption text-ink-3">{name}</p>
      <div className="grid min-h-0 grow grid-cols-[3.5rem_1fr] grid-rows-[minmax(0,1fr)_1.75rem] pt-2 text-ink-3 text-label">
        <ValueAxis ticks={ticks} value={value} />
        <Bars days={days} value={value} ticks={ticks} />
        <DayAxis days={days} />
      </div>
    </div>
  )
}

/** Shapes are placed in percent of their box, so the chart needs no measuring. */
const percent = (share: number) => `${share * 100}%`
const plot = 'size-full min-h-0 overflow-visible'

function ValueAxis({ ticks, value }: { ticks: number[]; value: Value }) {
  const amounts = compactFormat(useCurrency())
  return (
    <svg className={plot} aria-hidden="true">
      {ticks.map((tick, at) => (
        <text
          key={tick}
          x="48"
          y={percent(1 - at / (ticks.length - 1))}
          dy="0.35em"
          textAnchor="end"
          fill="currentColor"
        >
          {value === 'revenue' ? amounts.format(tick) : tick}
        </text>
      ))}
    </svg>
  )
}

function Bars({ days, value, ticks }: { days: Days; value: Value; ticks: number[] }) {
  const [pointedIndex, setPointedIndex] = useState<number | null>(null)
  const max = ticks.at(-1) ?? 1
  const band = 1 / days.length
  const day = pointedIndex === null ? undefined : days[pointedIndex]
  return (
    <div className="relative min-h-0">
      <svg className={plot} aria-hidden="true" onPointerLeave={() => setPointedIndex(null)}>
        {ticks.map(tick => (
          <line
            key={tick}
            x2="100%"
            y1={percent(1 - tick / max)}
            y2={percent(1 - tick / max)}
            className="stroke-line"
          />
        ))}
        {days.map((bar, at) => (
          <g key={bar.day} onPointerEnter={() => setPointedIndex(at)}>
            <rect
              x={percent(at * band)}
              width={percent(band)}
              height="100%"
              className={at === pointedIndex ? 'fill-sunk' : 'fill-transparent'}
            />
            <rect
              x={percent((at + 0.2) * band)}
              width={percent(0.6 * band)}
              y={percent(1 - bar[value] / max)}
              height={percent(bar[value] / max)}
              className={value === 'revenue' ? 'fill-madder' : 'fill-ink-2'}
            />
          </g>
        ))}
      </svg>
      {day && <DayHint day={day} share={((pointedIndex ?? 0) + 0.5) * band} />}
    </div>
  )
}

/** About 15 days have labels, and on a phone a third of these. */
function DayAxis({ days }: { days: Days }) {
  const step = Math.ceil(days.length / 15)
  return (
    <svg className={`${plot} col-start-2`} aria-hidden="true">
      {days.map(({ day }, at) =>
        at % step === 0 ? (
          <text
            key={day}
            x={percent((at + 0.5) / days.length)}
            y="1.5em"
            textAnchor="middle"
            fill="currentColor"
            className={at % (step * 3) === 0 ? undefined : 'max-sm:hidden'}
          >
            {shortDay(day)}
          </text>
        ) : null,
      )}
    </svg>
  )
}

const compactFormat = (currency: string) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  })

/** The numbers of the day under the pointer, on the side with more room. */
const DayHint = ({ day, share }: { day: Days[number]; share: number }) => (
  <div
    className={`pointer-events-none absolute top-0 whitespace-nowrap rounded-control border border-line bg-white px-3 py-2 text-ink text-label tabular-nums shadow-overlay ${share < 0.5 ? 'ml-3' : 'mr-3'}`}
    style={share < 0.5 ? { left: percent(share) } : { right: percent(1 - share) }}
  >
    <p className="font-semibold">{longDay(day.day)}</p>
    <p>
      <Money amount={day.revenue} />
    </p>
    <p>{countLabel(day.orders, 'order')}</p>
  </div>
)

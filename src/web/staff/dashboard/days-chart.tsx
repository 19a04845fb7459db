import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDollars } from '../../../contract/money.ts'
import type { Dashboard } from '../../../contract/staff.ts'
import { longDay, shortDay } from './day-names.ts'

type Days = Dashboard['days']
type Value = 'revenue' | 'orders'

/** Two rows of bars over the same days, each with its own scale and name, so that no colour has to be told apart. */
export const DaysChart = ({ days }: { days: Days }) => (
  <div className="flex h-full flex-col">
    <Row days={days} value="revenue" name="Revenue" className="grow-3" />
    <Row days={days} value="orders" name="Orders" className="grow-2" />
  </div>
)

function Row({
  days,
  value,
  name,
  className,
}: {
  days: Days
  value: Value
  name: string
  className: string
}) {
  return (
    <div className={`flex min-h-0 basis-0 flex-col ${className}`}>
      <p className="text-caption text-ink-3">{name}</p>
      <div className="min-h-0 grow">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={days}
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
            barCategoryGap="20%"
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis
              dataKey="day"
              tickFormatter={shortDay}
              minTickGap={24}
              tickLine={false}
              axisLine={false}
              tick={label}
            />
            <YAxis
              width={56}
              allowDecimals={false}
              tickFormatter={wordsOf[value]}
              tickLine={false}
              axisLine={false}
              tick={label}
            />
            <Tooltip cursor={{ fill: 'var(--color-sunk)' }} isAnimationActive={false} content={Hint} />
            <Bar
              dataKey={value}
              fill={value === 'revenue' ? 'var(--color-madder)' : 'var(--color-ink-2)'}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  )
}

const label = { fontSize: 13, fill: 'var(--color-ink-3)' }
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})
const wordsOf = {
  revenue: (value: number) => wholeDollars.format(value),
  orders: (value: number) => String(value),
}

type Pointed = { active?: boolean; payload?: readonly { payload?: Days[number] }[] }

function Hint({ active, payload }: Pointed) {
  const day = active ? payload?.[0]?.payload : undefined
  if (!day) return null
  return (
    <div className="rounded-control border border-line bg-white px-3 py-2 text-label shadow-overlay tabular-nums">
      <p className="font-semibold">{longDay(day.day)}</p>
      <p>{formatDollars(day.revenue)}</p>
      <p>
        {day.orders} {day.orders === 1 ? 'order' : 'orders'}
      </p>
    </div>
  )
}

import type { ShopHealth } from '../../../contract/health.ts'
import { Banner } from '../../ui/banner.tsx'
import { StatusBadge, type StatusShape, type StatusTone } from '../../ui/status-badge.tsx'
import { type HealthLine, type HealthState, healthLines } from './health-lines.ts'
import { TestMailButton } from './test-mail-button.tsx'

/** What needs somebody first. */
const urgency: HealthState[] = ['problem', 'look', 'good']

/** A summary, then one line for each thing that an owner should know. */
export function HealthList({ health }: { health: ShopHealth }) {
  const lines = healthLines(health).toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state))
  return (
    <div className="max-w-180">
      <Summary lines={lines} />
      <ul className="mt-5 divide-y divide-line rounded-panel border border-line">
        {lines.map(line => (
          <li key={line.name} className="px-4 py-3">
            <div className="flex items-center justify-between gap-4">
              <h2 className="font-semibold">{line.name}</h2>
              <StateBadge state={line.state} />
            </div>
            <p className="mt-1 max-w-text break-words">{line.text}</p>
            {line.advice && <p className="mt-1 max-w-text text-ink-2">{line.advice}</p>}
            {line.name === 'Mail' && health.mail.isSent && <TestMailButton />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Summary({ lines }: { lines: HealthLine[] }) {
  const count = lines.filter(({ state }) => state !== 'good').length
  if (count === 0) return <Banner tone="success">All is well.</Banner>
  const isProblem = lines.some(({ state }) => state === 'problem')
  return (
    <Banner tone={isProblem ? 'error' : 'warning'}>
      {count === 1 ? 'One thing needs you.' : `${count} things need you.`}
    </Banner>
  )
}

const looks: Record<HealthState, { word: string; tone: StatusTone; shape: StatusShape }> = {
  good: { word: 'Good', tone: 'success', shape: 'tick' },
  look: { word: 'Look at this', tone: 'warning', shape: 'half' },
  problem: { word: 'Problem', tone: 'error', shape: 'dot' },
}

function StateBadge({ state }: { state: HealthState }) {
  const { word, ...look } = looks[state]
  return <StatusBadge {...look}>{word}</StatusBadge>
}

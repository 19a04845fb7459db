import { Link, useSearchParams } from 'react-router'
import { browserApi } from '../../../api/browser.ts'
import { DownloadButton } from '../../../parts/download-button.tsx'
import { Money } from '../../../parts/money.tsx'
import { countPages, readPage } from '../../../parts/paging/read-page.ts'
import { useLastPage } from '../../../parts/paging/use-last-page.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Select } from '../../../ui/select.tsx'
import { useRead } from '../../cache/use-read.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { ReadState } from '../../frame/read-state.tsx'
import { paths } from '../../paths.ts'
import { ReorderTable } from './reorder-table.tsx'

const linesPerPage = 50
const spans = [7, 14, 30, 60, 90]
const usual = 30

/** Of which choices to order more, by how fast they sold. */
export default function ReorderPage() {
  const [search, setSearch] = useSearchParams()
  const page = readPage(search)
  const period = { days: spanIn(search, 'days'), cover: spanIn(search, 'cover') }
  const { answer, value, loading } = useRead(
    ['reorder'],
    signal => browserApi.catalogue.reorder({ query: { ...period, page, limit: linesPerPage } }, { signal }),
    { variant: `${period.days} ${period.cover} ${page}` },
  )
  const pages = countPages(value?.total ?? 0, linesPerPage)
  const go = (change: Partial<Period & { page: number }>, how?: 'replace') => {
    const next = { ...period, page: 1, ...change }
    const isUsual = { days: next.days === usual, cover: next.cover === usual, page: next.page === 1 }
    const shown = Object.entries(next).filter(([name]) => !isUsual[name as keyof typeof isUsual])
    setSearch(Object.fromEntries(shown.map(([name, number]) => [name, `${number}`])), {
      replace: how === 'replace',
    })
  }
  useLastPage({
    page,
    pages,
    isAnswered: answer.state === 'ready',
    replacePage: to => go({ page: to }, 'replace'),
  })
  return (
    <>
      <PageHead count={value ? countLabel(value.pieces, 'piece') : undefined}>
        <Link to={paths.receiveGoods()} className={buttonClass({ variant: 'outline', size: 'small' })}>
          Receive goods
        </Link>
        <DownloadButton
          read={() => browserApi.catalogue.exportReorder({ query: period })}
          pendingLabel="Preparing…"
        >
          Export
        </DownloadButton>
      </PageHead>
      <PeriodFields period={period} onChange={go} />
      <ReadState answer={answer} value={value} what="What to order" skeleton="h-96">
        {({ lines, cost, withoutCost, total }) =>
          total === 0 ? (
            !loading && (
              <EmptyState
                title="Nothing to order"
                text={`All that sold in the last ${period.days} days lasts for the next ${period.cover}. What sold out before is not listed: choose more days.`}
              />
            )
          ) : (
            <>
              <ReorderTable lines={lines} busy={loading} />
              <Sums cost={cost} withoutCost={withoutCost} />
              <Pager
                label="Pages of what to order"
                page={page}
                pages={pages}
                onPage={to => go({ page: to })}
                className="mt-6"
              />
            </>
          )
        }
      </ReadState>
    </>
  )
}

function spanIn(search: URLSearchParams, name: 'days' | 'cover'): number {
  const typed = Number(search.get(name))
  return spans.includes(typed) ? typed : usual
}

type Period = { days: number; cover: number }

const PeriodFields = ({
  period,
  onChange,
}: {
  period: Period
  onChange: (change: Partial<Period>) => void
}) => (
  <div className="mb-5 grid max-w-md grid-cols-2 gap-4">
    <SpanSelect
      label="By the sales of"
      before="the last"
      value={period.days}
      onChange={days => onChange({ days })}
    />
    <SpanSelect
      label="To last for"
      before="the next"
      value={period.cover}
      onChange={cover => onChange({ cover })}
    />
  </div>
)

const Sums = ({ cost, withoutCost }: { cost: number; withoutCost: number }) => (
  <p className="mt-4 text-ink-2 tabular-nums">
    {cost > 0 && (
      <>
        <Money amount={cost} /> at their average cost
        {withoutCost > 0 && `; ${countLabel(withoutCost, 'line')} without a cost not counted`}.{' '}
      </>
    )}
    Days with nothing to sell are left out, but at least seven are counted. What sold out before these days is
    not listed.
  </p>
)

type SpanProps = { label: string; before: string; value: number; onChange: (days: number) => void }

const SpanSelect = ({ label, before, value, onChange }: SpanProps) => (
  <Select label={label} value={value} onChange={event => onChange(Number(event.target.value))}>
    {spans.map(days => (
      <option key={days} value={days}>
        {before} {days} days
      </option>
    ))}
  </Select>
)

import { useSearchParams } from 'react-router'
import { managing } from '../../../contract/accounts/staff-roles.ts'
import { browserApi } from '../../api/browser.ts'
import { cx } from '../../ui/cx.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useMay } from '../access/staff-role.ts'
import { staffKeys } from '../cache/staff-keys.ts'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { BestSellers } from './best-sellers.tsx'
import { parseDayRange } from './day-ranges.ts'
import { OpeningList } from './opening-list.tsx'
import { OwnWork } from './own-work.tsx'
import { RefusedByCity } from './refused-by-city.tsx'
import { Sales } from './sales.tsx'
import { SecondFactorOffer } from './second-factor-offer.tsx'
import { SoldOut } from './sold-out.tsx'
import { Tiles } from './tiles.tsx'

export default function DashboardPage() {
  return useMay(managing) ? <WholeDashboard /> : <OwnWork />
}

function WholeDashboard() {
  const [search] = useSearchParams()
  const days = parseDayRange(search.get('days'))
  const {
    answer,
    value: dashboard,
    loading,
  } = useRead([staffKeys.dashboard], signal => browserApi.staff.dashboard({ query: { days } }, { signal }), {
    variant: `${days}`,
    keep: true,
    onReturn: true,
  })
  return (
    <>
      <PageHead />
      <SecondFactorOffer />
      <OpeningList />
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          Today’s work could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !dashboard && <DashboardSkeleton />}
      {answer.state !== 'failed' && dashboard && (
        <div className="grid gap-8 2xl:grid-cols-[3fr_2fr]">
          <Tiles dashboard={dashboard} className="2xl:col-span-2" />
          <div aria-busy={loading} className={cx('min-w-0 transition-opacity', loading && 'opacity-60')}>
            <Sales range={days} dashboard={dashboard} />
          </div>
          <div className="grid min-w-0 content-start gap-8 lg:grid-cols-2 2xl:grid-cols-1">
            <BestSellers days={days} sellers={dashboard.bestSellers} />
            <div className="grid content-start gap-8">
              <SoldOut products={dashboard.soldOut} lowStockTotal={dashboard.lowStockTotal} />
              <RefusedByCity cities={dashboard.refusedByCity} />
            </div>
          </div>
        </div>
      )}
    </>
  )
}

const DashboardSkeleton = () => (
  <Loading label="Loading today’s work">
    <div className="grid grid-cols-2 gap-3 md:grid-cols-5">
      {['confirm', 'pack', 'ship', 'way', 'stock'].map(name => (
        <Skeleton key={name} className="h-24" />
      ))}
    </div>
    <Skeleton className="mt-8 h-96" />
  </Loading>
)

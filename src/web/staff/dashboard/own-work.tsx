import type { Work } from '../../../contract/staff.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useWork } from '../cache/use-work.ts'
import { PageHead } from '../frame/page-head.tsx'
import { paths } from '../paths.ts'
import { SecondFactorOffer } from './second-factor-offer.tsx'
import { TileList, toConfirmTile } from './tiles.tsx'

/** What waits for somebody who calls or packs: no sales, no money. */
export function OwnWork() {
  const { answer, value: work } = useWork()
  return (
    <>
      <PageHead />
      <SecondFactorOffer />
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          Today’s work could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !work && (
        <Loading label="Loading today’s work">
          <Skeleton className="h-24 max-w-md" />
        </Loading>
      )}
      {answer.state !== 'failed' && work && <TileList tiles={tilesOf(work)} className="max-w-dialog" />}
    </>
  )
}

/** The server leaves out what is not the role's work. */
const tilesOf = ({ toConfirm, wrongNumber = 0, toPack, toShip }: Work) => [
  ...(toConfirm === undefined ? [] : [toConfirmTile({ toConfirm, wrongNumber })]),
  ...(toPack === undefined ? [] : [packingTile('To pack', toPack, 'pack', 'Ready to pack')]),
  ...(toShip === undefined ? [] : [packingTile('To ship', toShip, 'ship', 'Packed for the courier')]),
]

const packingTile = (name: string, count: number, step: 'pack' | 'ship', hint: string) => ({
  name,
  count,
  hint,
  to: paths.packing(step),
})

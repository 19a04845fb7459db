import type { Work } from '../../../contract/staff.ts'
import { useWork } from '../cache/use-work.ts'
import { PageHead } from '../frame/page-head.tsx'
import { ReadState } from '../frame/read-state.tsx'
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
      <ReadState answer={answer} value={work} what="Today’s work" skeleton="h-24 max-w-md">
        {read => <TileList tiles={tilesOf(read)} className="max-w-dialog" />}
      </ReadState>
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

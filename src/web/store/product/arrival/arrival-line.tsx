import { useEffect, useState } from 'react'
import { daysLabel, type ShopWideDays } from '../../../../contract/delivery/shop-wide-days.ts'
import { useSession } from '../../../api/session.ts'
import { toldCity } from '../../../parts/delivery/told-city.ts'
import { standaloneLink } from '../../../ui/text-link.ts'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'
import type { ShownArrival } from './shoppers-arrival.ts'

const loadArrival = () => import('./shoppers-arrival.ts').then(module => module.shoppersArrival())
const loadDialog = () => import('./city-dialog.tsx').then(module => module.CityDialog)

/**
 * When a parcel arrives: in how many days for everybody, and on which in the city of who is here. Its two lines are there
 * from the first, so that nothing moves once the city is known.
 */
export function ArrivalLine({ general }: { general: ShopWideDays }) {
  const userId = useSession()?.userId
  const [told, setTold] = useState(0)
  const [shown, setShown] = useState<ShownArrival | null>(null)
  const { Part: Dialog, open, show, hide, approach } = useLazyDialog(loadDialog)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a city that was just told is another one
  useEffect(() => {
    let late = false
    const find = userId || toldCity() ? loadArrival() : Promise.resolve(null)
    // Without an answer the page says what it says to everybody.
    find.catch(() => null).then(arrival => late || setShown(arrival))
    return () => {
      late = true
    }
  }, [userId, told])
  return (
    <div className="mt-3 flex items-center justify-between gap-4 border-line border-y py-2 text-body-s">
      <p className="min-w-0">
        <span className="block truncate text-ink-2">
          {shown ? `Arrives in ${shown.city} ` : general.days ? 'Arrives in ' : 'When it arrives '}
        </span>
        <span className="block font-semibold tabular-nums">
          {shown?.dates ?? (general.days ? daysLabel(general.days) : 'depends on your city')}
        </span>
      </p>
      {general.byCity && (
        <button
          type="button"
          aria-haspopup="dialog"
          {...approach}
          onClick={show}
          className={`${standaloneLink} shrink-0 noscript:hidden`}
        >
          {shown ? 'Change city' : 'Choose your city'}
        </button>
      )}
      {Dialog && <Dialog open={open} onClose={hide} onTold={() => setTold(told + 1)} />}
    </div>
  )
}

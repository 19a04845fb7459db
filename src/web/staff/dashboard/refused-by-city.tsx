import type { Dashboard } from '../../../contract/staff.ts'
import { countLabel } from '../../ui/count-label.ts'
import { percentOf } from './compare.ts'

/** Where parcels come back from: those cities are called twice, or pay in advance. */
export const RefusedByCity = ({ cities }: { cities: Dashboard['refusedByCity'] }) => (
  <section aria-labelledby="refused-by-city" className="min-w-0">
    <h2 id="refused-by-city" className="mb-3 font-semibold text-body">
      Refused at the door, by city
    </h2>
    {cities.length === 0 && <p className="text-ink-2">No city refused parcels in this period.</p>}
    <ul className="border-line border-t">
      {cities.map(({ city, parcels, refused }) => (
        <li key={city} className="flex min-h-11 items-center gap-3 border-line border-b">
          <span className="grow">{city}</span>
          <span className="text-ink-2 tabular-nums">
            {refused} of {countLabel(parcels, 'parcel')}
          </span>
          <strong className="w-12 text-right font-semibold tabular-nums">
            {percentOf(refused, parcels)}
          </strong>
        </li>
      ))}
    </ul>
  </section>
)

import { placeKey, placeName } from '../../../../contract/catalogue/places.ts'
import { Banner } from '../../../ui/banner.tsx'
import { countLabel } from '../../../ui/count-label.ts'
import { maxRowsShown, RowMessages } from './row-messages.tsx'
import type { Report } from './use-import.ts'

/** What is imported otherwise than the file has it, or left out. */
export const WarningTable = ({ warnings }: Pick<Report, 'warnings'>) => (
  <>
    <Banner
      tone="warning"
      title={`${countLabel(warnings.length, 'thing')} changed or left out`}
      className="mt-5"
    >
      Import the file as shown here, or correct it first.
    </Banner>
    <RowMessages label="Changed or left out" messageLabel="What happens" messages={warnings} />
    <More count={warnings.length - maxRowsShown} />
  </>
)

/** The shelves whose stock the import changes. */
export const StockChanges = ({ stock }: Pick<Report, 'stock'>) => (
  <>
    <h3 className="mt-6 font-semibold">Stock that changes</h3>
    <table aria-label="Stock that changes" className="staff-table mt-3">
      <thead>
        <tr>
          <th scope="col" className="number">
            Row
          </th>
          <th scope="col">Product</th>
          <th scope="col">Choice</th>
          <th scope="col" className="number">
            Now
          </th>
          <th scope="col" className="number">
            Then
          </th>
        </tr>
      </thead>
      <tbody>
        {stock.slice(0, maxRowsShown).map(({ row, title, before, after, ...place }) => (
          <tr key={row + placeKey(place)}>
            <td data-label="Row" className="number">
              {row}
            </td>
            <td data-label="Product">{title}</td>
            <td data-label="Choice">{placeName(place) || 'All'}</td>
            <td data-label="Now" className="number">
              {before}
            </td>
            <td data-label="Then" className="number">
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <More count={stock.length - maxRowsShown} />
  </>
)

const More = ({ count }: { count: number }) =>
  count > 0 ? <p className="mt-3 text-ink-2">{count} more are not shown.</p> : null

import type { ExportOrdersQuery } from '../../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../../api/browser.ts'
import { DownloadButton } from '../../../parts/download-button.tsx'
import { Download } from '../../icons.tsx'
import { type OrdersQuery, toFilters } from '../orders-query.ts'

type Props = { query: OrdersQuery; rows: ExportOrdersQuery['rows']; what: string }

/** Downloads the listed orders, all pages of them. */
export const ExportButton = ({ query, rows, what }: Props) => (
  <DownloadButton
    read={() => browserApi.orders.export({ query: { ...toFilters(query), rows } })}
    pendingLabel="Preparing…"
  >
    <Download size={16} />
    {/* On a phone both files and a new order fit beside each other. */}
    <span>
      <span className="max-md:sr-only">Export </span>
      <span className="inline-block max-md:first-letter:uppercase">{what}</span>
    </span>
  </DownloadButton>
)

import { browserApi } from '../../../api/browser.ts'
import { DownloadButton } from '../../../parts/download-button.tsx'
import { Download } from '../../icons.tsx'
import { type OrdersQuery, toFilters } from '../orders-query.ts'

/** Downloads the listed orders, all pages of them. */
export const ExportButton = ({ query }: { query: OrdersQuery }) => (
  <DownloadButton
    read={() => browserApi.orders.export({ query: toFilters(query) })}
    pendingLabel="Preparing…"
  >
    <Download size={16} />
    Export CSV
  </DownloadButton>
)

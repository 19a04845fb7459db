import { useState } from 'react'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast-context.ts'
import { Download } from '../../icons.tsx'
import { saveFile } from '../../shell/save-file.ts'
import { type OrdersQuery, toFilters } from '../orders-query.ts'

/** Downloads the listed orders, all pages of them. */
export function ExportButton({ query }: { query: OrdersQuery }) {
  const [pending, setPending] = useState(false)
  const { show } = useToasts()
  const download = async () => {
    setPending(true)
    try {
      saveFile(await browserApi.orders.export({ query: toFilters(query) }))
    } catch (error) {
      show({
        text: `The file could not be created. ${asApiError(error).message}`,
        tone: 'error',
        action: { label: 'Retry', onAction: download },
      })
    }
    setPending(false)
  }
  return (
    <Button size="small" variant="outline" pending={pending} pendingLabel="Preparing…" onClick={download}>
      <Download size={16} />
      Export CSV
    </Button>
  )
}

import { useState } from 'react'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast-context.ts'
import { saveFile } from '../../shell/save-file.ts'

/** Downloads all products as a CSV file that the import page accepts. */
export function ExportButton() {
  const [pending, setPending] = useState(false)
  const toasts = useToasts()
  const save = async () => {
    setPending(true)
    try {
      saveFile(await browserApi.catalogue.export())
    } catch (error) {
      toasts.show({
        tone: 'error',
        text: `The file could not be created. ${asApiError(error).message}`,
        action: { label: 'Retry', onAction: save },
      })
    }
    setPending(false)
  }
  return (
    <Button variant="outline" size="small" pending={pending} pendingLabel="Exporting…" onClick={save}>
      Export
    </Button>
  )
}

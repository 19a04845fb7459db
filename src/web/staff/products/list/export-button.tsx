import { browserApi } from '../../../api/browser.ts'
import { DownloadButton } from '../../../parts/download-button.tsx'

/** Downloads all products as a CSV file that the import page accepts. */
export const ExportButton = () => (
  <DownloadButton read={() => browserApi.catalogue.export()} pendingLabel="Exporting…">
    Export
  </DownloadButton>
)

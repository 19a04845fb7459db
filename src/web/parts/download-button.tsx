import { type ReactNode, useState } from 'react'
import { asApiError } from '../api/error.ts'
import { Button } from '../ui/button.tsx'
import { useToasts } from '../ui/toast-context.ts'
import { saveFile } from './save-file.ts'

type Props = { read: () => Promise<File>; pendingLabel: string; children: ReactNode }

/** Reads a file from the shop and saves it. A failure is a toast that offers another try. */
export function DownloadButton({ read, pendingLabel, children }: Props) {
  const [pending, setPending] = useState(false)
  const toasts = useToasts()
  const download = async () => {
    setPending(true)
    try {
      saveFile(await read())
    } catch (error) {
      toasts.show({
        tone: 'error',
        text: `The file could not be created. ${asApiError(error).message}`,
        action: { label: 'Retry', onAction: download },
      })
    }
    setPending(false)
  }
  return (
    <Button size="small" variant="outline" pending={pending} pendingLabel={pendingLabel} onClick={download}>
      {children}
    </Button>
  )
}

import { type DragEvent, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { FileButton } from '../../pictures/file-button.tsx'

/** Also those that are refused, with how to save them: a file that cannot be chosen says nothing. */
const endings = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.numbers,text/csv'

type Props = { label: string; onFile: (file: File) => void }

export function FileDrop({ label, onFile }: Props) {
  const [over, setOver] = useState(false)
  const take = ([file]: File[]) => file && onFile(file)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button inside does the same
    <div
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      }}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed p-5',
        over ? 'border-ink bg-sunk' : 'border-control',
      )}
    >
      <FileButton label={label} accept={endings} onFiles={take} />
      <p className="text-caption text-ink-3 max-md:hidden">or drop it here</p>
    </div>
  )
}

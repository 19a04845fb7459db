import { useState } from 'react'
import type { Grid } from '../../../../contract/catalogue/measures.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { staffDialogClass } from '../../dialogs/staff-dialog-class.ts'
import { readTable } from './read-table.ts'

type Props = { onClose: () => void; onRead: (grid: Grid) => void }

/** Takes a whole table, which replaces the one in the form. */
export function PasteDialog({ onClose, onRead }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  // No form of its own: it stands in the chart's.
  const use = () => {
    const read = readTable(text)
    if ('problem' in read) setProblem(read.problem)
    else onRead(read.grid)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Paste a table"
      className={staffDialogClass}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={use}>Use this table</Button>
        </>
      }
    >
      <TextArea
        label="Table"
        rows={10}
        data-autofocus
        help="Copied from a spreadsheet: measurements in the first line, sizes in the first column. It replaces the table in the form."
        error={problem}
        value={text}
        onChange={event => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
    </Dialog>
  )
}

import { useId, useState } from 'react'
import type { Grid } from '../../../../contract/catalogue/measures.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import type { ChartValues } from './chart-values.ts'
import { GridEditor } from './grid-editor.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { tooLarge } from './read-table.ts'

type Props = {
  values: ChartValues
  errors: Record<string, string>
  onChange: (grid: Grid) => void
  onTooLarge: (message: string) => void
}

/** The grid with what is wrong in it, and a way to paste a whole one. */
export function GridSection({ values: { columns, rows }, errors, onChange, onTooLarge }: Props) {
  const id = useId()
  const [isPasting, setIsPasting] = useState(false)
  const wrong = Object.entries(errors).filter(([field]) => /^(columns|rows)\b/.test(field))
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} className="font-semibold text-label">
          Sizes and measurements
        </h2>
        <Button variant="outline" size="small" onClick={() => setIsPasting(true)}>
          Paste a table
        </Button>
      </div>
      <p className="mb-2 text-caption text-ink-3">
        A number such as 88 or 34½, or a range such as 88-93. Leave a cell empty where there is none.
      </p>
      <GridEditor
        grid={{ columns, rows }}
        errors={errors}
        onChange={onChange}
        onTooLarge={() => onTooLarge(tooLarge)}
      />
      {wrong.length > 0 && (
        <FieldError id={`${id}-error`}>
          {[...new Set(wrong.map(([field, message]) => describe(field, message, { columns, rows })))]
            .slice(0, 3)
            .join(' ')}
        </FieldError>
      )}
      {isPasting && (
        <PasteDialog
          onClose={() => setIsPasting(false)}
          onRead={grid => {
            onChange(grid)
            setIsPasting(false)
          }}
        />
      )}
    </section>
  )
}

/** Says of a wrong cell which one it is. */
function describe(field: string, message: string, { columns, rows }: Grid): string {
  const [, row, column] = /^rows\.(\d+)\.cells\.(\d+)$/.exec(field) ?? []
  if (row === undefined || column === undefined) return message
  const size = rows[Number(row)]?.size || `row ${Number(row) + 1}`
  return `${columns[Number(column)] || `Measurement ${Number(column) + 1}`} of size ${size}: ${message}`
}

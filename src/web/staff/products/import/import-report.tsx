import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useWayBack } from '../use-way-back.ts'
import { CategoryChoice, isCategoryAsked } from './category-choice.tsx'
import { ImportResult } from './import-result.tsx'
import { ErrorTable, importLabel, ReportSummary } from './report-summary.tsx'
import { StockChanges, WarningTable } from './report-tables.tsx'
import type { ImportState, Report } from './use-import.ts'

type Props = { fileName: string; report: Report; state: ImportState }

/** What the checked file would do, or has done, and the steps from here. It takes the focus when it changes. */
export function ImportReport({ fileName, report, state }: Props) {
  const { undone, step, category } = state
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (report || undone) heading.current?.focus()
  }, [report, undone])
  return (
    <section aria-labelledby="result" className="mt-6">
      <h2 id="result" ref={heading} tabIndex={-1} className="font-semibold text-heading">
        {fileName}
      </h2>
      {report.done ? (
        <ImportResult report={report} undone={undone} undoing={step === 'undoing'} onUndo={state.undo} />
      ) : (
        <ReportSummary report={report} />
      )}
      {isCategoryAsked(report, category) && (
        <CategoryChoice chosen={category} onChoose={state.chooseCategory} />
      )}
      {report.errors.length > 0 && <ErrorTable errors={report.errors} fileName={fileName} />}
      {!report.done && report.warnings.length > 0 && <WarningTable warnings={report.warnings} />}
      {!report.done && report.stock.length > 0 && <StockChanges stock={report.stock} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {report.done ? (
          <AfterImport onStartOver={state.startOver} />
        ) : (
          <ImportStep report={report} state={state} />
        )}
      </div>
    </section>
  )
}

function AfterImport({ onStartOver }: { onStartOver: () => void }) {
  const back = useWayBack()
  return (
    <>
      <Link to={back.to} className={buttonClass()}>
        {back.label}
      </Link>
      <Button variant="outline" onClick={onStartOver}>
        Import another file
      </Button>
    </>
  )
}

function ImportStep({ report, state }: Omit<Props, 'fileName'>) {
  if (report.errors.length > 0) return null
  if (report.created + report.updated === 0)
    return (
      <p className="text-ink-2">
        There is nothing to import{report.unchanged > 0 && ': the shop has all of it already'}.
      </p>
    )
  return (
    <Button pending={state.step === 'importing'} pendingLabel="Importing…" onClick={state.importNow}>
      {importLabel(report)}
    </Button>
  )
}

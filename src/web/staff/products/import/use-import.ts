import { useState } from 'react'
import type { z } from 'zod'
import type { ImportReport, UndoResult } from '../../../../contract/catalogue/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { type ApiError, asApiError } from '../../../api/error.ts'

export type Report = z.infer<typeof ImportReport>

type State = {
  file: File | null
  /** For products from Shopify whose category is unknown. */
  category: string
  step: 'checking' | 'importing' | 'undoing' | null
  report: Report | null
  problem: ApiError | null
  undone: UndoResult | null
}

const initialState: State = {
  file: null,
  category: '',
  step: null,
  report: null,
  problem: null,
  undone: null,
}

export type ImportState = ReturnType<typeof useImport>

/** Checks a chosen file first, and imports it in a second step. */
export function useImport() {
  const [state, setState] = useState<State>(initialState)

  const send = async (file: File, dryRun: boolean, category = state.category) => {
    setState(now => ({
      file,
      category,
      step: dryRun ? 'checking' : 'importing',
      report: dryRun ? null : now.report,
      problem: null,
      undone: null,
    }))
    try {
      const report = await browserApi.catalogue.import({
        query: { dryRun: dryRun ? '1' : '0', category },
        body: { file },
      })
      setState({ ...initialState, file, category, report })
    } catch (error) {
      setState(now => ({ ...now, step: null, problem: asApiError(error) }))
    }
  }
  const undo = async (id: string) => {
    setState(now => ({ ...now, step: 'undoing', problem: null }))
    try {
      const undone = await browserApi.catalogue.undo({ params: { id } })
      setState(now => ({ ...now, step: null, undone }))
    } catch (error) {
      setState(now => ({ ...now, step: null, problem: asApiError(error) }))
    }
  }
  return {
    ...state,
    choose: (file: File) => send(file, true),
    chooseCategory: (category: string) => state.file && send(state.file, true, category),
    checkAgain: () => state.file && send(state.file, true),
    importNow: () => state.file && send(state.file, false),
    undo: () => state.report?.changeId && undo(state.report.changeId),
    startOver: () => setState(initialState),
  }
}

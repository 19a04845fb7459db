import { useState } from 'react'
import type { MultipliedPrices } from '../../../../contract/catalogue/multiply-prices.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { useUndo } from '../../products/use-undo.ts'
import { numberOf } from '../form-values.ts'

type Typed = { factor: string; roundTo: string }
type Problems = Partial<Record<keyof Typed | 'other', string>>

/** All prices multiplied, with what else is in the currency: typed, looked at, then done. Whatever is typed anew is to be looked at anew. */
export function useMultiplyPrices(coin: string, onChanged: () => void) {
  const toasts = useToasts()
  const idempotentSave = useIdempotentSave()
  const undo = useUndo(onChanged)
  const [typed, setTyped] = useState<Typed>({ factor: '', roundTo: coin })
  const [preview, setPreview] = useState<MultipliedPrices | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [pending, setPending] = useState<'preview' | 'multiply' | null>(null)
  const factor = { factor: numberOf(typed.factor), roundTo: numberOf(typed.roundTo) }

  const type = (change: Partial<Typed>) => {
    setTyped(before => ({ ...before, ...change }))
    setPreview(null)
    setProblems({})
  }
  const run = async (name: 'preview' | 'multiply', work: () => Promise<void>) => {
    setPending(name)
    setProblems({})
    try {
      await work()
    } catch (cause) {
      const { message, fields } = asApiError(cause)
      setPreview(null)
      setProblems(fields.factor || fields.roundTo ? fields : { other: message })
    } finally {
      setPending(null)
    }
  }
  const look = () => {
    const wrong = problemsOf(factor)
    if (Object.keys(wrong).length > 0) return setProblems(wrong)
    void run('preview', async () =>
      setPreview(await browserApi.catalogue.previewMultiplied({ query: factor })),
    )
  }
  const multiply = (
    { seen, others }: MultipliedPrices,
    { others: withOthers, costs }: { others: boolean; costs: boolean },
  ) =>
    run('multiply', async () => {
      const { changed, changeId } = await idempotentSave(
        options =>
          browserApi.catalogue.multiplyPrices(
            { body: { ...factor, seen, others: withOthers, costs } },
            options,
          ),
        `${seen} ${withOthers} ${costs}`,
      )
      type({ factor: '' })
      onChanged()
      const action = changeId && { action: { label: 'Undo', onAction: () => void undo(changeId) } }
      const rest = withOthers ? ` and ${countLabel(others.length, 'other amount')}` : ''
      toasts.show({ text: `Changed the prices of ${countLabel(changed, 'product')}${rest}.`, ...action })
    })
  return { typed, type, look, preview, multiply, problems, pending }
}

function problemsOf({ factor, roundTo }: { factor: number; roundTo: number }): Problems {
  return {
    ...(!(factor > 0) && { factor: 'Enter by what prices are multiplied, for example 280.' }),
    ...(!(roundTo > 0) && { roundTo: 'Enter to what prices are rounded, for example 10.' }),
  }
}

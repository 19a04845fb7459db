import { type Ref, useEffect, useImperativeHandle } from 'react'
import type { CardSetup } from '../../../../contract/payments.ts'
import { browserApi } from '../../../api/browser.ts'
import { ApiError } from '../../../api/error.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { CardFailure, type CardHandle } from './card-handle.ts'
import { stripeMessage } from './stripe-message.ts'
import { TestModeNotice } from './test-mode-notice.tsx'
import type { CardFormState } from './use-card-form.ts'

type Props = {
  /** Null: the card settings did not load; they are requested again. */
  setup: CardSetup | null
  form: CardFormState
  onReady: () => void
}

/** The card form. Its code and Stripe's script are fetched only when a card is chosen. */
export function CardForm({ setup: known, form, onReady }: Props) {
  const answer = useAnswer('card form', signal => fetchForm(known, signal))
  const isReady = answer.state === 'ready'
  useEffect(() => {
    if (isReady) onReady()
  }, [isReady, onReady])
  if (answer.state === 'loading') return <CardSkeleton ref={form.ref} />
  if (answer.state === 'failed') {
    return answer.error.code === 'payments_off' ? (
      <ErrorState>{answer.error.message}</ErrorState>
    ) : (
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        {stripeMessage.notLoaded}
      </ErrorState>
    )
  }
  const { CardFields, stripe, setup } = answer.value
  return (
    <div className="space-y-5">
      {!known && setup.testMode && <TestModeNotice />}
      <CardFields stripe={stripe} form={form} />
    </div>
  )
}

async function fetchForm(known: CardSetup | null, signal: AbortSignal) {
  const setup = known ?? (await browserApi.payments.setup({}, { signal }))
  if (!setup.cards) throw cardsUnavailable()
  const [{ CardFields }, { loadProvider }] = await Promise.all([
    import('./card-fields.tsx'),
    import('./load-provider.ts'),
  ])
  return { setup, CardFields, stripe: await loadProvider(setup) }
}

const cardsUnavailable = () =>
  new ApiError({
    status: 503,
    code: 'payments_off',
    message: 'This shop does not take cards yet. Please choose cash on delivery.',
  })

/** Until the form is ready, every call fails with a message. */
function CardSkeleton({ ref }: { ref: Ref<CardHandle> }) {
  useImperativeHandle(ref, () => ({
    check: () => undefined,
    focus: () => {},
    createPaymentMethod: notYet,
    confirm: notYet,
  }))
  return (
    <Loading label="Loading the card form">
      <div className="space-y-5">
        {['name', 'number', 'expiry', 'code'].map(field => (
          <div key={field}>
            <Skeleton className="h-4.5 w-28" />
            <Skeleton className="mt-1.5 h-11.5" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

const notYet = (): Promise<never> =>
  Promise.reject(new CardFailure(stripeMessage.stillLoading, { kind: 'card form' }))

import type { Ref } from 'react'
import type { CardSetup } from '../../../../contract/payments.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { CardHandle } from './card-handle.ts'
import { stripeWords } from './stripe-words.ts'

type Props = { setup: CardSetup; ref: Ref<CardHandle> }

/** The card form, of which the code and the provider's script are fetched only now. */
export function CardForm({ setup, ref }: Props) {
  const answer = useAnswer('card form', () => fetchForm(setup))
  if (answer.state === 'loading') return <CardSkeleton />
  if (answer.state === 'failed') {
    return (
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        {stripeWords.notLoaded} Check the connection and try again, or choose cash on delivery.
      </ErrorState>
    )
  }
  const { CardFields, stripe } = answer.value
  return <CardFields stripe={stripe} ref={ref} />
}

async function fetchForm(setup: CardSetup) {
  const [{ CardFields }, { loadProvider }] = await Promise.all([
    import('./card-fields.tsx'),
    import('./load-stripe.ts'),
  ])
  return { CardFields, stripe: await loadProvider(setup) }
}

const CardSkeleton = () => (
  <Loading label="Loading the card form">
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      {['name', 'number', 'expiry', 'code'].map(field => (
        <div key={field} className="not-nth-[n+3]:col-span-2">
          <Skeleton className="h-4.5 w-28" />
          <Skeleton className="mt-1.5 h-11.5" />
        </div>
      ))}
    </div>
  </Loading>
)

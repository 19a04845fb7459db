import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useOrderNews } from '../orders/use-order-news.ts'
import { PageHead } from '../shell/page-head.tsx'
import { CallCard } from './call-card.tsx'
import { CallsMade } from './calls-made.tsx'
import { labelOf } from './outcomes.ts'
import { useDesk } from './use-desk.ts'
import { WrongNumbers } from './wrong-numbers.tsx'

export const meta = privatePageMeta('To confirm')

export default function ConfirmPage() {
  const desk = useDesk()
  const { queue, current, left, calls } = desk
  useOrderNews({
    onOpen: () => undefined,
    onEvent: ({ kind }) => kind === 'order_placed' && queue.reload(),
  })
  const heading = useFocusOnNext(current?._id)
  const last = calls[0]
  return (
    <>
      <PageHead title="To confirm" count={queue.value ? `${left} to call` : undefined} />
      <LiveRegion>{last && `Order #${last.order.number}: ${labelOf(last.outcome)}.`}</LiveRegion>
      {current ? (
        <CallCard
          key={current._id}
          heading={heading}
          order={current}
          onFinish={desk.finish}
          onCancel={desk.cancel}
        />
      ) : (
        <Nobody desk={desk} />
      )}
      {calls.length > 0 && <CallsMade calls={calls} onAgain={desk.again} onRetry={desk.save} />}
      <WrongNumbers calls={calls} current={current} onCall={desk.again} />
    </>
  )
}

function Nobody({ desk: { queue, calls, nextRound } }: { desk: ReturnType<typeof useDesk> }) {
  if (queue.answer.state === 'failed') {
    return (
      <ErrorState onRetry={queue.answer.retry} retrying={queue.answer.retrying}>
        The orders to confirm could not be loaded. {queue.answer.error.message}
      </ErrorState>
    )
  }
  if (!queue.value || queue.loading) {
    return (
      <Loading label="Loading the orders to confirm">
        <Skeleton className="h-96" />
      </Loading>
    )
  }
  const unreached = calls.filter(({ outcome, state }) => outcome === 'no_answer' && state === 'saved').length
  return (
    <EmptyState
      title={unreached > 0 ? 'Everybody has been called' : 'Nobody is to be called'}
      text={
        unreached > 0
          ? `${unreached} did not answer. They stay here and can be called again.`
          : 'New orders with cash on delivery come up here by themselves.'
      }
    >
      {unreached > 0 && <Button onClick={nextRound}>Call them again</Button>}
      <Link
        to={paths.adminOrders()}
        className={buttonClass({ variant: unreached > 0 ? 'outline' : 'primary' })}
      >
        To the orders
      </Link>
    </EmptyState>
  )
}

/** The next order is read out, and its buttons are a Tab away. */
function useFocusOnNext(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [first] = useState(id)
  const before = useRef(first)
  useEffect(() => {
    if (before.current !== undefined && id !== before.current) heading.current?.focus()
    before.current = id
  }, [id])
  return heading
}

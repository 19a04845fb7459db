import { type Ref, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { paths } from '../paths.ts'
import { CallCard } from './call-card.tsx'
import { CallsMade } from './calls-made.tsx'
import { outcomeLabel } from './outcomes.ts'
import { isUnanswered } from './use-call-log.ts'
import { useCallQueue } from './use-call-queue.ts'
import { WrongNumbers } from './wrong-numbers.tsx'

export default function ConfirmPage() {
  const desk = useCallQueue()
  const { queue, current, left, calls } = desk
  const loading = !current && (!queue.value || (queue.loading && left > 0))
  const heading = useFocusOnNext(
    `${current?._id ?? 'nobody'} ${desk.takenByColleague ? 'handled' : ''}`,
    loading,
  )
  const last = calls[0]
  return (
    <>
      <PageHead count={queue.value ? `${left} to call` : undefined} />
      <LiveRegion>{last && `Order #${last.order.number}: ${outcomeLabel(last.outcome)}.`}</LiveRegion>
      {current ? (
        <CallCard
          key={current._id}
          heading={heading}
          order={current}
          initialNote={desk.noteTakenBack}
          takenByColleague={desk.takenByColleague}
          onFinish={desk.finish}
          onCancel={desk.cancel}
          onChange={desk.change}
          onNext={desk.skip}
          onMerged={desk.show}
        />
      ) : (
        <NobodyToCall desk={desk} loading={loading} heading={heading} />
      )}
      {calls.length > 0 && <CallsMade calls={calls} onAgain={desk.callAgain} onRetry={desk.save} />}
      <WrongNumbers calls={calls} current={current} onCall={desk.callAgain} />
    </>
  )
}

type NobodyProps = {
  desk: ReturnType<typeof useCallQueue>
  loading: boolean
  heading: Ref<HTMLHeadingElement>
}

function NobodyToCall({ desk: { queue, calls, callUnansweredAgain }, loading, heading }: NobodyProps) {
  if (queue.answer.state === 'failed' || loading)
    return <ReadState answer={queue.answer} what="The orders to confirm" skeleton="h-96" />
  const unanswered = calls.filter(isUnanswered).length
  return (
    <EmptyState
      ref={heading}
      title={unanswered > 0 ? 'Everyone has been called' : 'No one to call'}
      text={
        unanswered > 0
          ? `${unanswered} did not answer. They stay here and can be called again.`
          : 'New cash on delivery orders appear here automatically.'
      }
    >
      {unanswered > 0 && <Button onClick={callUnansweredAgain}>Call them again</Button>}
      <Link
        to={paths.adminOrders()}
        className={buttonClass({ variant: unanswered > 0 ? 'outline' : 'primary' })}
      >
        Go to orders
      </Link>
    </EmptyState>
  )
}

/** Moves the focus to a new card's heading, so it is read out; a focus elsewhere on the page stays there. */
function useFocusOnNext(shown: string, loading: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastShown = useRef<string | null>(null)
  useEffect(() => {
    if (loading) return
    const isFirst = lastShown.current === null
    if (!isFirst && shown !== lastShown.current && document.activeElement === document.body) {
      heading.current?.focus()
    }
    lastShown.current = shown
  }, [shown, loading])
  return heading
}

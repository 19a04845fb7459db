import { browserApi } from '../../api/browser.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { HealthList } from './health-list.tsx'

/** Others of the staff see a note, and no call is made: a refused call would end their session. */
export default function HealthPage() {
  return useSession()?.staffRole === 'owner' ? (
    <OwnersHealth />
  ) : (
    <EmptyState heading="h1" title="This page is for the shop’s owner" />
  )
}

function OwnersHealth() {
  const { answer, value, loading, reload } = useRead(['health'], signal =>
    browserApi.staff.health({}, { signal }),
  )
  return (
    <>
      <PageHead>
        <Button size="small" variant="outline" onClick={reload} pending={loading && value !== null}>
          Check again
        </Button>
      </PageHead>
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          How the shop is doing could not be found out. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !value && (
        <Loading label="Loading shop health">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {answer.state !== 'failed' && value && <HealthList health={value} />}
    </>
  )
}

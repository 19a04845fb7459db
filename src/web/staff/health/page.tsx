import { browserApi } from '../../api/browser.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { ReadState } from '../frame/read-state.tsx'
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
      <ReadState answer={answer} value={value} what="How the shop is doing" skeleton="h-96">
        {health => <HealthList health={health} />}
      </ReadState>
    </>
  )
}

import { useRef, useState } from 'react'
import type { SessionEntry, SessionList as Sessions } from '../../../contract/accounts/sessions.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { orderTime } from '../order/order-date.ts'

/** Where the person is signed in, with a button to end each session but this one. */
export function SessionList({ headingClass }: { headingClass: string }) {
  const answer = useAnswer('sessions', signal => browserApi.accounts.sessions({}, { signal }))
  return (
    <section aria-labelledby="sessions-heading">
      <h2 id="sessions-heading" tabIndex={-1} className={headingClass}>
        Where you are signed in
      </h2>
      {answer.state === 'loading' && (
        <Loading label="Loading your sessions">
          <Skeleton className="mt-4 h-24" />
        </Loading>
      )}
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          Your sessions could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state === 'ready' && <Loaded first={answer.value} />}
    </section>
  )
}

function Loaded({ first }: { first: Sessions }) {
  const [{ sessions }, setList] = useState(first)
  const [pending, setPending] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const toasts = useToasts()
  const end = async (which: string, call: () => Promise<Sessions>, done: string) => {
    setPending(which)
    try {
      setList(await call())
      toasts.show({ text: done })
      // The button that was pressed is gone.
      list.current?.focus()
    } catch (error) {
      toasts.show({ tone: 'error', text: asApiError(error).message })
    }
    setPending(null)
  }
  const endOne = ({ _id, device }: SessionEntry) =>
    end(_id, () => browserApi.accounts.endSession({ params: { id: _id } }), `${device} is signed out.`)
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-labelledby="sessions-heading" className="mt-4 border-line border-t">
        {sessions.map(session => (
          <Entry
            key={session._id}
            session={session}
            pending={pending === session._id}
            onEnd={() => endOne(session)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="outline"
          size="small"
          className="mt-4"
          pending={pending === 'others'}
          onClick={() =>
            end('others', () => browserApi.accounts.endOtherSessions(), 'You are signed out everywhere else.')
          }
        >
          End all others
        </Button>
      )}
    </>
  )
}

type EntryProps = { session: SessionEntry; pending: boolean; onEnd: () => void }

function Entry({ session, pending, onEnd }: EntryProps) {
  const { device, network, signedInAt, lastSeen, current } = session
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{device}</p>
        <p className="text-body-s text-ink-2 tabular-nums">
          {network && <>Network {network} · </>}
          signed in {orderTime(signedInAt)}
          {!current && <> · last seen {orderTime(lastSeen)}</>}
        </p>
      </div>
      {current ? (
        <StatusBadge tone="success" shape="tick">
          This one
        </StatusBadge>
      ) : (
        <Button variant="outline" size="small" pending={pending} onClick={onEnd}>
          End
          <span className="sr-only">
            {' '}
            {device}, signed in {orderTime(signedInAt)}
          </span>
        </Button>
      )}
    </li>
  )
}

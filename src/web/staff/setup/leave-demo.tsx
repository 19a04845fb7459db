import { useState } from 'react'
import { Link } from 'react-router'
import type { Demo } from '../../../contract/demo.ts'
import { browserApi } from '../../api/browser.ts'
import { readSession } from '../../api/session.ts'
import { textLink } from '../../ui/text-link.ts'
import { useRead } from '../cache/use-read.ts'
import { ReadState } from '../frame/read-state.tsx'
import { paths } from '../paths.ts'
import { LeaveDemoForm } from './leave-demo-form.tsx'
import { OpensAgain, opensAgain } from './opens-again.tsx'

/** Where an owner makes a shop of her own of the demo. */
export function LeaveDemo() {
  const [hasLeft, setHasLeft] = useState(opensAgain)
  return hasLeft ? <OpensAgain /> : <StillDemo onLeft={() => setHasLeft(true)} />
}

function StillDemo({ onLeft }: { onLeft: () => void }) {
  const { answer } = useRead(['demo'], signal => browserApi.demo.get({}, { signal }))
  if (answer.state !== 'ready')
    return <ReadState answer={answer} what="What is in the demo" skeleton="h-96" />
  return (
    <section aria-labelledby="leave-title" className="max-w-text">
      <h2 id="leave-title" className="font-semibold text-heading">
        Leave the demo
      </h2>
      {answer.value.isDemo ? (
        <>
          <WhatHappens />
          <Owners {...answer.value} />
          <LeaveDemoForm needsLogin={answer.value.owners.length === 0} onLeft={onLeft} />
        </>
      ) : (
        <p className="mt-2">
          This shop is not a demo.{' '}
          <Link to={paths.setup()} className={textLink}>
            Go on with setting it up
          </Link>
        </p>
      )}
    </section>
  )
}

const WhatHappens = () => (
  <>
    <p className="mt-2 text-ink-2">
      The shop becomes yours, and can open for customers. There is no way back into the demo.
    </p>
    <h3 className="mt-6 font-semibold">What goes</h3>
    <ul className="mt-1 list-disc space-y-1 pl-5">
      <li>All orders placed so far, yours too: they were made to try the shop. Their pieces come back.</li>
      <li>The demo’s customers and deals, and payments by test card.</li>
      <li>The demo’s home page and promises, where you have not saved your own.</li>
      <li>The demo’s logins, which everybody knows.</li>
    </ul>
    <h3 className="mt-6 font-semibold">What stays</h3>
    <p className="mt-1">
      Everything you have made: settings, pages, categories, collections, your products and your staff.
    </p>
  </>
)

/** Who can sign in afterwards, where that is not the one who reads this. */
function Owners({ owners }: Demo) {
  if (owners.length === 0 || owners.includes(readSession()?.email ?? '')) return null
  return (
    <p className="mt-6">
      You are signed in with the demo’s login. Afterwards sign in as {owners.join(' or ')}.
    </p>
  )
}

import { useId, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ViewedCard } from './viewed-card.tsx'
import { clearViewed, readViewedIds, removeViewed } from './viewed-ids.ts'

/** Fills one row on wide screens, two on phones. */
const maxShown = 6

/** When it fails to load, the strip is left out. */
export function ViewedStrip({ current }: { current: string | undefined }) {
  const id = useId()
  const [cleared, setCleared] = useState(false)
  const [ids] = useState(() => readViewedIds().filter(other => other !== current))
  const answer = useAnswer(`viewed ${current}`, () => loadViewed(ids))
  const products = answer.state === 'ready' ? answer.value : []
  const waiting = answer.state === 'loading' ? ids : []
  if (products.length + waiting.length === 0) return null
  const clear = () => {
    clearViewed()
    setCleared(true)
  }
  return (
    <section aria-labelledby={id} className="mt-16 lg:mt-28">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-display text-display-m">
          Recently viewed
        </h2>
        {!cleared && (
          <Button
            variant="quiet"
            size="small"
            onClick={clear}
            aria-label="Clear recently viewed"
            className="-mr-3"
          >
            Clear
          </Button>
        )}
      </div>
      {cleared ? (
        <Cleared />
      ) : (
        <ul className="grid grid-cols-2 gap-x-2 gap-y-6 md:grid-cols-3 md:gap-x-5 lg:grid-cols-6">
          {products.slice(0, maxShown).map(product => (
            <li key={product._id} className="max-md:nth-[n+5]:hidden">
              <ViewedCard product={product} />
            </li>
          ))}
          {waiting.slice(0, maxShown).map(id => (
            <li key={id} aria-hidden="true" className="max-md:nth-[n+5]:hidden">
              <Skeleton className="aspect-4/5" />
              <div className="h-20" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The button disappears with what it cleared, so the focus moves here. */
const Cleared = () => (
  <p ref={focusOn} tabIndex={-1} className="text-body-s text-ink-2 outline-none">
    Cleared. This browser no longer remembers what you viewed.
  </p>
)

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

async function loadViewed(ids: string[]) {
  if (ids.length === 0) return []
  const products = await browserApi.catalogue.some({ query: { ids: ids.join() } })
  removeViewed(ids.filter(id => !products.some(product => product._id === id)))
  return products
}

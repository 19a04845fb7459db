import { Suspense } from 'react'
import { countLabel } from '../../ui/count-label.ts'
import { cx } from '../../ui/cx.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { textLink } from '../../ui/text-link.ts'
import { loadSuggestionAnswer, type Suggestions } from './use-suggestions.ts'

const SuggestionAnswer = lazyPart(async () => (await loadSuggestionAnswer()).SuggestionAnswer)

type Props = {
  id: string
  open: boolean
  suggestions: Suggestions
  /** The answer is slow. */
  waiting: boolean
  active: number
  onChoose: () => void
  onRetry: () => void
  framed: boolean
  className: string
}

export function SuggestionPanel({ open, framed, waiting, className, ...rest }: Props) {
  const { suggestions } = rest
  return (
    <>
      <LiveRegion>{open ? (waiting ? 'Searching' : panelMessage(suggestions)) : ''}</LiveRegion>
      {open && (waiting || suggestions.state !== 'none') && (
        // Pressing on it must not blur the field, which would close it.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above; what is inside has its own keys
        <div
          onMouseDown={event => event.preventDefault()}
          className={cx(
            framed ? 'rounded-panel border border-line bg-white py-2 shadow-overlay' : '-mx-3 mt-3',
            className,
          )}
        >
          {waiting && <p className="px-4 py-3 text-body-s text-ink-2">Searching…</p>}
          <div aria-busy={waiting} className={waiting ? '[&_img]:opacity-60' : undefined}>
            <Answer {...rest} />
          </div>
        </div>
      )}
    </>
  )
}

function Answer({
  id,
  suggestions,
  active,
  onChoose,
  onRetry,
}: Omit<Props, 'open' | 'framed' | 'waiting' | 'className'>) {
  if (suggestions.state === 'failed') {
    return (
      <p className="px-4 py-3 text-body-s text-error">
        Search is not responding.{' '}
        <button type="button" onClick={onRetry} className={`min-h-11 font-semibold ${textLink}`}>
          Retry
        </button>
      </p>
    )
  }
  if (suggestions.state === 'none') return null
  const { words, products } = suggestions
  return (
    <Suspense fallback={null}>
      <SuggestionAnswer id={id} products={products} words={words} active={active} onChoose={onChoose} />
    </Suspense>
  )
}

function panelMessage(suggestions: Suggestions): string {
  if (suggestions.state === 'failed') return 'Search is not responding.'
  if (suggestions.state === 'none') return ''
  const { words, products } = suggestions
  if (products.length === 0) return `No products match '${words}'`
  return countLabel(products.length, 'product')
}

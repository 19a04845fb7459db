import { type ReactNode, Suspense, useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Picture } from '../picture/picture.tsx'
import type { ErrorPageAction, ErrorPageText } from './error-page-text.ts'

// Most visits never see it. Where it cannot be loaded, the button above it is left.
const NextLinks = lazyPart(async () => (await import('./next-links.tsx')).NextLinks)

type Props = ErrorPageText & { details?: string | undefined }

/** Shown in place of a page that failed: what happened and what to do next. */
export function ErrorPage({ title, text, way, details }: Props) {
  useScrollToTop()
  return (
    <div className="page-width flex flex-col items-center py-10 text-center lg:py-16">
      <Picture src={null} alt="" sizes="160px" loading="eager" className="mb-8 aspect-4/5 w-40" />
      <h1 className="font-display text-display-l">{title}</h1>
      <p className="mt-4 max-w-text text-balance text-ink-2">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actionButtons[way]}</div>
      {way === 'elsewhere' && (
        <Suspense fallback={null}>
          <NextLinks />
        </Suspense>
      )}
      {details && <pre className="mt-8 max-w-full overflow-x-auto text-left text-caption">{details}</pre>}
    </div>
  )
}

/** The Back button restores the scroll position of the page that failed; the message would be out of sight. */
function useScrollToTop() {
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's cleanup.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
}

function Home({ first = false }: { first?: boolean }) {
  return (
    <Link to={paths.home()} className={buttonClass({ variant: first ? 'primary' : 'outline' })}>
      Go to the home page
    </Link>
  )
}

/** Loads the page again, by itself as soon as the browser is online. */
function Retry() {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    window.addEventListener('online', revalidate)
    return () => window.removeEventListener('online', revalidate)
  }, [revalidate])
  return (
    <Button pending={state === 'loading'} pendingLabel="Trying again" onClick={() => void revalidate()}>
      Retry
    </Button>
  )
}

const actionButtons: Record<ErrorPageAction, ReactNode> = {
  elsewhere: <Home first />,
  'sign-in': (
    <>
      <Link to={paths.login()} className={buttonClass()}>
        Sign in
      </Link>
      <Home />
    </>
  ),
  retry: (
    <>
      <Retry />
      <Home />
    </>
  ),
  reload: (
    <>
      <Button onClick={() => location.reload()}>Reload</Button>
      <Home />
    </>
  ),
}

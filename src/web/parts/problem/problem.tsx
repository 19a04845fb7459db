import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import type { ProblemWords } from './problem-of.ts'

type Props = ProblemWords & { details?: string | undefined }

/** The page in place of a page: what happened and two ways out. */
export function Problem({ title, text, retry, details }: Props) {
  return (
    <div className="page-width flex flex-col items-center py-24 text-center lg:py-32">
      <h1 className="font-display text-display-l">{title}</h1>
      <p className="mt-4 max-w-text text-ink-2">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {retry && <Button onClick={() => location.reload()}>Reload</Button>}
        <Link to={paths.home()} className={buttonClass({ variant: retry ? 'outline' : 'primary' })}>
          Go to the home page
        </Link>
        {!retry && (
          <Link to={paths.search()} className={buttonClass({ variant: 'outline' })}>
            Search the shop
          </Link>
        )}
      </div>
      {details && <pre className="mt-8 max-w-full overflow-x-auto text-left text-caption">{details}</pre>}
    </div>
  )
}

import { Link } from 'react-router'
import type { Setup } from '../../../contract/settings/setup.ts'
import { browserApi } from '../../api/browser.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { textLink } from '../../ui/text-link.ts'
import { useRead } from '../cache/use-read.ts'
import { openingText } from '../dashboard/opening-steps.ts'
import { paths } from '../paths.ts'

/** The end of the steps, with what is left before the shop opens. */
export function Finished({ steps }: Pick<Setup, 'steps'>) {
  const { answer } = useRead(['opening'], signal => browserApi.setup.opening({}, { signal }))
  const left =
    answer.state === 'ready'
      ? answer.value.steps
          .filter(({ done }) => !done)
          .map(({ step }) => ({ step, ...openingText(step, answer.value) }))
      : []
  return (
    <section aria-labelledby="finished-title" className="max-w-text">
      <h2 id="finished-title" className="font-semibold text-heading">
        {steps.every(({ done }) => done) ? 'Your shop is set up' : 'That was the last step'}
      </h2>
      <p className="mt-2 text-ink-2">Look at it as your customers will, and place an order to try it.</p>
      {left.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">Before you open</h3>
          <ul className="mt-1">
            {left.map(({ step, text, to }) => (
              <li key={step}>
                <Link to={to} className={`${textLink} inline-flex min-h-11 items-center`}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={paths.home()} className={buttonClass({})}>
          See your shop
        </Link>
        <Link to={paths.dashboard()} className={buttonClass({ variant: 'outline' })}>
          Go to Today
        </Link>
      </div>
    </section>
  )
}

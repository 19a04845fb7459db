import { Link } from 'react-router'
import type { Setup, SetupStep } from '../../../contract/settings/setup.ts'
import { cx } from '../../ui/cx.ts'
import { CircleCheck } from '../../ui/page-icons.tsx'
import { paths } from '../paths.ts'
import { stepTexts } from './setup-texts.ts'

type Props = { steps: Setup['steps']; current: SetupStep | null }

/** All steps with those that are done; narrow screens name the current one alone. */
export const StepList = ({ steps, current }: Props) => (
  <nav aria-label="Steps" className="mb-8 border-line border-b">
    <ol className="-mb-px flex flex-wrap gap-1 sm:gap-4">
      {steps.map(({ step, done }, index) => (
        <li key={step} className="shrink-0">
          <Link
            to={paths.setup(step)}
            aria-current={step === current ? 'step' : undefined}
            className="-outline-offset-2! flex min-h-11 items-center gap-2 border-transparent border-b-2 px-2 hover:border-control aria-[current=step]:border-madder aria-[current=step]:font-semibold"
          >
            <Mark number={index + 1} done={done} />
            <span className={cx(step !== current && 'max-sm:sr-only')}>{stepTexts[step].name}</span>
            {done && <span className="sr-only">(done)</span>}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)

const Mark = ({ number, done }: { number: number; done: boolean }) => (
  <span
    aria-hidden={done}
    className={cx(
      'grid size-6 shrink-0 place-items-center rounded-full text-caption tabular-nums',
      done ? 'text-success' : 'border border-control',
    )}
  >
    {done ? <CircleCheck size={20} /> : number}
  </span>
)

import { useState } from 'react'
import { Link, useNavigate, useParams, useRevalidator } from 'react-router'
import type { SavedSettings } from '../../../contract/settings/settings.ts'
import { type Setup, type SetupStep, setupSteps } from '../../../contract/settings/setup.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useSession } from '../../api/session.ts'
import { afterSaving } from '../../parts/form/use-leave-guard.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { paths } from '../paths.ts'
import { CategoriesStep } from './categories-step.tsx'
import { Finished } from './finished.tsx'
import { LeaveDemo } from './leave-demo.tsx'
import { PresetChoice } from './preset-choice.tsx'
import { ProductsStep } from './products-step.tsx'
import { SettingsStep } from './settings-step.tsx'
import { stepTexts } from './setup-texts.ts'
import { StepList } from './step-list.tsx'

/** Others of the staff see a note, and no call is made: a refused call would end their session. */
export default function SetupPage() {
  return useSession()?.staffRole === 'owner' ? (
    <OwnersSetup />
  ) : (
    <EmptyState heading="h1" title="This page is for the shop’s owner" />
  )
}

type Loaded = { setup: Setup; settings: SavedSettings }

async function load(signal: AbortSignal): Promise<Loaded> {
  const [setup, settings] = await Promise.all([
    browserApi.setup.get({}, { signal }),
    browserApi.settings.get({}, { signal }),
  ])
  return { setup, settings }
}

function OwnersSetup() {
  const { step } = useParams()
  const { answer, value, update, reload } = useRead(['setup'], load)
  return (
    <>
      <PageHead />
      <ReadState answer={answer} value={value} what="The steps" skeleton="h-96">
        {read => (
          <Steps
            {...read}
            asked={step}
            onSetup={setup => update(before => ({ ...before, setup }))}
            onSettings={settings => update(before => ({ ...before, settings }))}
            onReload={reload}
          />
        )}
      </ReadState>
    </>
  )
}

type Props = Loaded & {
  asked: string | undefined
  onSetup: (setup: Setup) => void
  onSettings: (settings: SavedSettings) => void
  onReload: () => void
}

function Steps({ setup, settings, asked, onSetup, onSettings, onReload }: Props) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const toasts = useToasts()
  const [isFinishing, setFinishing] = useState(false)
  const step = setupSteps.find(name => name === asked) ?? null
  const finish = async (done: SetupStep) => {
    setFinishing(true)
    try {
      onSetup(await browserApi.setup.finishStep({ body: { step: done } }))
      await navigate(nextPath(done), afterSaving)
    } catch (cause) {
      toasts.show({ tone: 'error', text: asApiError(cause).message })
    } finally {
      setFinishing(false)
    }
  }
  const onSaved = (saved: SavedSettings) => {
    onSettings(saved)
    // The header shows the shop's name.
    void revalidate()
  }
  const firstLeft = setup.steps.find(({ done }) => !done)?.step ?? 'shop'
  return (
    <>
      {asked !== 'leave-demo' && <StepList steps={setup.steps} current={step} />}
      {asked === 'done' && <Finished steps={setup.steps} />}
      {asked === 'leave-demo' && <LeaveDemo />}
      {asked !== 'done' && asked !== 'leave-demo' && step === null && (
        <PresetChoice
          setup={setup}
          settings={settings}
          onChosen={onSaved}
          onGoOn={() => navigate(paths.setup(firstLeft))}
        />
      )}
      {step !== null && (
        <section key={step} aria-labelledby="step-title">
          <h2 id="step-title" className="font-semibold text-heading">
            {stepTexts[step].name}
          </h2>
          <p className="mt-1 mb-6 max-w-text text-ink-2">{stepTexts[step].text}</p>
          {step === 'products' ? (
            <ProductsStep setup={setup} onFinish={() => finish(step)} finishing={isFinishing} />
          ) : step === 'categories' ? (
            <CategoriesStep onSaved={() => finish(step)} />
          ) : (
            <SettingsStep
              step={step}
              settings={settings}
              onReload={onReload}
              onSaved={saved => {
                onSaved(saved)
                void finish(step)
              }}
            />
          )}
          {step !== 'products' && (
            <p className="mt-6">
              <Link to={nextPath(step)} className={`${textLink} inline-flex min-h-11 items-center`}>
                Skip for now
              </Link>
            </p>
          )}
        </section>
      )}
    </>
  )
}

/** Where a step leads: to the next one, or to the end. */
const nextPath = (step: SetupStep) => paths.setup(setupSteps[setupSteps.indexOf(step) + 1] ?? 'done')

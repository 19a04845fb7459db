import { useState } from 'react'
import { Link } from 'react-router'
import type { SavedSettings } from '../../../contract/settings/settings.ts'
import { type Preset, presets, type Setup } from '../../../contract/settings/setup.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { textLink } from '../../ui/text-link.ts'
import { paths } from '../paths.ts'
import { presetTexts } from './setup-texts.ts'

type Props = {
  setup: Setup
  settings: SavedSettings
  onChosen: (settings: SavedSettings) => void
  /** Leads to the first step that is not done. */
  onGoOn: () => void
}

type Choice = Preset | 'present'

const options = presets
  .toReversed()
  .map(value => ({ value, label: presetTexts[value].name, help: presetTexts[value].text }))
const present = {
  value: 'present' as const,
  label: 'What is set now',
  help: 'Nothing is changed. Go through the steps one by one.',
}

/** How the shop begins: with the settings of one kind of shop, or with its own. */
export function PresetChoice({ setup, settings, onChosen, onGoOn }: Props) {
  const { money, delivery, checkout } = settings
  const isOwn = money.version > 0 || delivery.version > 0 || checkout.version > 0
  const [choice, setChoice] = useState<Choice | null>(isOwn ? 'present' : setup.preset)
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const write = async (preset: Preset) => {
    setAsking(false)
    setSaving(true)
    try {
      const versions = {
        money: money.version,
        delivery: delivery.version,
        checkout: checkout.version,
      }
      onChosen(await browserApi.setup.choosePreset({ body: { preset, versions } }))
      onGoOn()
    } catch (cause) {
      setProblem(asApiError(cause).message)
    } finally {
      setSaving(false)
    }
  }
  const goOn = () => {
    setProblem(undefined)
    if (choice === null) setProblem('Choose how your shop begins.')
    else if (choice === 'present') onGoOn()
    else if (isOwn) setAsking(true)
    else void write(choice)
  }
  return (
    <section aria-labelledby="begin-title" className="max-w-text">
      <h2 id="begin-title" className="font-semibold text-heading">
        How does your shop begin?
      </h2>
      <p className="mt-2 text-ink-2">
        Five steps, about ten minutes. What you save takes effect at once. You can leave and go on later, and
        change everything afterwards under Settings.
      </p>
      {setup.isDemo && (
        <p className="mt-3 text-ink-2">
          You are in a demo.{' '}
          <Link to={paths.leaveDemo()} className={textLink}>
            Leave the demo
          </Link>{' '}
          to begin with a shop of your own; what you set up here before stays.
        </p>
      )}
      <RadioGroup
        legend="Begin with"
        hideLegend
        className="mt-4 divide-y divide-line border-line border-y"
        options={isOwn ? [present, ...options] : options}
        value={choice}
        onChange={setChoice}
      />
      {problem && (
        <Banner tone="error" className="mt-5">
          {problem}
        </Banner>
      )}
      <Button className="mt-6" onClick={goOn} pending={isSaving} pendingLabel="Saving…">
        Go on
      </Button>
      <AlertDialog
        open={isAsking}
        title="Replace your money, delivery and checkout settings?"
        cancelLabel="Keep them"
        confirmLabel="Replace"
        onCancel={() => setAsking(false)}
        onConfirm={() => choice && choice !== 'present' && write(choice)}
      >
        Orders that are placed stay as they are. The settings you have now can be put back under Settings.
      </AlertDialog>
    </section>
  )
}

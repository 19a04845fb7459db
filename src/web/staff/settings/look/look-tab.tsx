import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Look, leastPicture } from '../../../../contract/settings/look.ts'
import { accentContrast, paperContrast } from '../../../../contract/settings/look-colours.ts'
import { typePairIds, typePairs } from '../../../../contract/settings/theme.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { EarlierValues } from '../earlier-values.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { TabProps } from '../settings-group.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { ColourField } from './colour-field.tsx'
import { LookPreview } from './look-preview.tsx'
import { PictureField } from './picture-field.tsx'

const names = ['logo', 'favicon', 'share', 'signIn', 'accent', 'paper', 'types'] as const

const pairs = typePairIds.map(value => ({ value, label: typePairs[value].name, help: typePairs[value].mood }))

const atLeast = (name: keyof typeof leastPicture) =>
  `At least ${leastPicture[name].width} × ${leastPicture[name].height} pixels.`

/** How the shop looks. */
export function LookTab({ saved, shopName, onSaved, onReload }: TabProps<'look'> & { shopName: string }) {
  const state = useSettingsForm<Look, Look>({
    values: saved.value,
    // The form has every field, also those that a saved look may lack.
    resolver: zodResolver(Look as z.ZodType<Look, Look>),
    names,
    toChange: value => ({ group: 'look', version: saved.version, value }),
    onSaved,
  })
  const { form } = state
  const typed = useWatch({ control: form.control, compute: values => asShown(values, saved.value) })
  return (
    <>
      <SettingsForm
        state={state}
        onReload={onReload}
        preview={<LookPreview look={typed} shopName={shopName} />}
      >
        <PictureField
          form={form}
          name="logo"
          label="Logo"
          help={`In the header of every page, in place of the shop’s name. Best wide, on a clear ground. ${atLeast('logo')}`}
        />
        <PictureField
          form={form}
          name="favicon"
          label="Icon"
          help={`In the tabs of browsers and on the screens of phones. Best square. Without one, the first letter of the shop’s name stands there. ${atLeast('favicon')}`}
        />
        <PictureField
          form={form}
          name="share"
          label="Picture of shared links"
          help={`Shown with a link to a page that has no picture of its own. It is cut to 1200 × 630. ${atLeast('share')}`}
        />
        <PictureField
          form={form}
          name="signIn"
          label="Picture beside signing in"
          help={`Where people sign in or sign up. Best upright; a phone shows a strip of it. Without one, the form stands alone. ${atLeast('signIn')}`}
        />
        <ColourField
          form={form}
          name="accent"
          label="Accent colour"
          help="For marks, links under the pointer and important buttons."
          shown={typed.accent}
          contrast={accentContrast(typed)}
        />
        <ColourField
          form={form}
          name="paper"
          label="Paper colour"
          help="Behind everything. Choose a light one: text is dark."
          shown={typed.paper}
          contrast={paperContrast(typed)}
        />
        <RadioGroup
          legend="Type"
          options={pairs}
          value={typed.types}
          onChange={types => form.setValue('types', types, { shouldDirty: true, shouldValidate: true })}
          error={form.formState.errors.types?.message}
        />
      </SettingsForm>
      <EarlierValues group="look" saved={saved} onSaved={onSaved} />
    </>
  )
}

const hex = /^#[0-9a-f]{6}$/i

/** What is typed, with the saved colour in place of one that is not whole yet. */
const asShown = (values: Look, saved: Look): Look => ({
  ...values,
  accent: hex.test(values.accent) ? values.accent.toLowerCase() : saved.accent,
  paper: hex.test(values.paper) ? values.paper.toLowerCase() : saved.paper,
})

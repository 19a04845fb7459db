import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import { pastedCode, SearchEngines } from '../../../../contract/settings/search-engines.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { EarlierValues } from '../earlier-values.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { TabProps } from '../settings-group.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { SearchPreview } from './search-preview.tsx'
import { ShopAddresses } from './shop-addresses.tsx'

const names = [
  'isIndexed',
  'homeTitle',
  'homeDescription',
  'shareText',
  'titleEnd',
  'google',
  'bing',
] as const

const whoFinds = [
  { value: 'everybody' as const, label: 'May show the shop', help: 'As it should be once you are open.' },
  {
    value: 'nobody' as const,
    label: 'Must not show it',
    help: 'While you set it up. Whoever has the address can still open it. What was found before goes after some days.',
  },
]

type Props = TabProps<'search'> & { shopName: string; about: string }

/** What search engines and shared links show of the shop. */
export function SearchTab({ saved, shopName, about, onSaved, onReload }: Props) {
  const state = useSettingsForm<SearchEngines, SearchEngines>({
    values: saved.value,
    resolver: zodResolver(SearchEngines),
    names,
    toChange: value => ({ group: 'search', version: saved.version, value }),
    onSaved,
  })
  const { form } = state
  const typed = useWatch({ control: form.control, compute: values => values })
  const code = { setValueAs: pastedCode }
  const oneLine = { setValueAs: (text: string) => text.replace(/\s*\n\s*/g, ' ') }
  return (
    <>
      <SettingsForm
        state={state}
        onReload={onReload}
        preview={<SearchPreview typed={typed} shopName={shopName} about={about} />}
      >
        <RadioGroup
          legend="Search engines"
          options={whoFinds}
          value={typed.isIndexed ? 'everybody' : 'nobody'}
          onChange={who => form.setValue('isIndexed', who === 'everybody', { shouldDirty: true })}
        />
        <TextInput
          label="Title of the home page"
          optional
          autoComplete="off"
          help={`Follows “${shopName}:”. Without it, what “Policies” says of who you are.`}
          {...fieldOf(form, 'homeTitle')}
        />
        <TextArea
          label="Description of the home page"
          optional
          rows={4}
          help="One or two sentences: what you sell, and why here."
          {...fieldOf(form, 'homeDescription', oneLine)}
        />
        <TextArea
          label="Words under a shared link"
          optional
          rows={3}
          help="In WhatsApp and on social networks. Without them, the description. The picture is chosen under “Look”."
          {...fieldOf(form, 'shareText', oneLine)}
        />
        <TextInput
          label="End of page titles"
          optional
          autoComplete="off"
          help="Behind the name of a product or category. Without it, the name of the shop."
          {...fieldOf(form, 'titleEnd')}
        />
        <TextInput
          label="Google’s code"
          optional
          autoComplete="off"
          spellCheck={false}
          help="From Google Search Console, “HTML tag”. The whole tag may be pasted."
          {...fieldOf(form, 'google', code)}
        />
        <TextInput
          label="Bing’s code"
          optional
          autoComplete="off"
          spellCheck={false}
          help="From Bing Webmaster Tools, “HTML meta tag”. The whole tag may be pasted."
          {...fieldOf(form, 'bing', code)}
        />
      </SettingsForm>
      <ShopAddresses />
      <EarlierValues group="search" saved={saved} onSaved={onSaved} />
    </>
  )
}

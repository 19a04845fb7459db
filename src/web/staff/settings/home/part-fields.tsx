import type { PartKind } from '../../../../contract/settings/home/home-pictures.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { CampaignFields } from './campaign-fields.tsx'
import { CollectionField } from './collection-field.tsx'
import { CountField } from './count-field.tsx'
import { DateFields } from './date-fields.tsx'
import { GroupFields } from './group-fields.tsx'
import type { HomeForm, PartPath } from './home-values.ts'
import { PairsFields } from './pairs-fields.tsx'
import { PromisesFields } from './promises-fields.tsx'
import { QuotesFields } from './quotes-fields.tsx'
import { SlidesFields } from './slides-fields.tsx'
import { StepsFields } from './steps-fields.tsx'
import { StoryFields } from './story-fields.tsx'
import { TilesFields } from './tiles-fields.tsx'

type Props = { form: HomeForm; at: PartPath; kind: PartKind }

/** The fields of a part of this kind, and its dates. */
export function PartFields({ form, at, kind }: Props) {
  return (
    <>
      {kind !== 'hero' && <TextInput label="Heading" {...fieldOf(form, `${at}.title`)} />}
      {kind === 'collection' && <CollectionField form={form} at={at} />}
      {(kind === 'arrivals' || kind === 'hotSelling' || kind === 'collection') && (
        <CountField
          form={form}
          at={at}
          label="How many products"
          help="From 1 to 24. Four stand in a row, two on a phone."
        />
      )}
      {kind === 'deal' && (
        <p className="text-body-s text-ink-2">
          The products of the deals that run. While none does, this part is not shown.
        </p>
      )}
      {kind === 'hero' && <SlidesFields form={form} at={at} />}
      {kind === 'tiles' && <TilesFields form={form} at={at} />}
      {kind === 'story' && <StoryFields form={form} at={at} />}
      {kind === 'words' && <QuotesFields form={form} at={at} />}
      {kind === 'groups' && <GroupFields form={form} at={at} />}
      {kind === 'campaign' && <CampaignFields form={form} at={at} />}
      {kind === 'steps' && <StepsFields form={form} at={at} />}
      {kind === 'pairs' && <PairsFields form={form} at={at} />}
      {kind === 'promises' && <PromisesFields form={form} at={at} />}
      <DateFields form={form} at={at} what={kind === 'hero' ? 'The whole banner' : 'This part'} />
    </>
  )
}

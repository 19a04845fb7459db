import { homeLimits } from '../../../../contract/settings/home/home-pictures.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { LinkField } from '../link-field.tsx'
import { AltField } from './alt-field.tsx'
import { ButtonFields } from './button-fields.tsx'
import type { HomeForm, PartPath } from './home-values.ts'
import { newCampaignPicture } from './part-values.ts'
import { PictureField } from './picture-field.tsx'
import { RowsFields } from './rows-fields.tsx'

/** One subject in a text and pictures of two sizes. */
export const CampaignFields = ({ form, at: part }: { form: HomeForm; at: PartPath }) => (
  <>
    <TextInput label="Small words above the heading" optional {...fieldOf(form, `${part}.lead`)} />
    <TextArea label="Text" rows={4} optional {...fieldOf(form, `${part}.intro`)} />
    <ButtonFields form={form} at={part} />
    <RowsFields
      form={form}
      at={part}
      list="pictures"
      noun="Picture"
      add="Add a picture"
      newRow={newCampaignPicture}
      max={homeLimits.campaignPictures}
      first="alt"
    >
      {at => (
        <>
          <PictureField
            form={form}
            name={`${at}.picture`}
            least="story"
            label="Picture"
            help="Upright. The first is the largest."
          />
          <AltField form={form} at={at} />
          <TextInput label="Words below" optional {...fieldOf(form, `${at}.caption`)} />
          <LinkField
            form={form}
            name={`${at}.link`}
            label="Where the picture leads"
            optional
            help="The page of a product, for example: /product/ and the end of its address."
          />
        </>
      )}
    </RowsFields>
  </>
)

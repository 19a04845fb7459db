import { productTexts, textNames } from '../../../../contract/catalogue/product-texts.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { CategoryOptions } from '../category-options.tsx'
import type { ProductForm } from './use-product-form.ts'

export const BasicFields = ({ form }: { form: ProductForm }) => (
  <>
    <TextInput label="Title" maxLength={160} autoComplete="off" {...fieldOf(form, 'title')} />
    <Select label="Category" {...fieldOf(form, 'category')}>
      <option value="">Select a category</option>
      <CategoryOptions />
    </Select>
    <TextArea
      label="Description"
      optional
      rows={6}
      help="The first line is shown on the card."
      {...fieldOf(form, 'description')}
    />
    <TextInput
      label="Tags"
      optional
      autoComplete="off"
      help="Separated by commas: eid, lawn 2026. Only staff see these; collections find products by them."
      {...fieldOf(form, 'tags')}
    />
    {textNames('isBasic').map(name => (
      <TextInput
        key={name}
        label={productTexts[name].label}
        optional
        maxLength={productTexts[name].max}
        autoComplete="off"
        {...fieldOf(form, name)}
      />
    ))}
  </>
)

import { useWatch } from 'react-hook-form'
import { maxThirdName } from '../../../../contract/catalogue/third-option.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { FoldedPart } from '../../controls/folded-part.tsx'
import type { ProductForm } from './use-product-form.ts'
import { ValueRows } from './value-rows.tsx'

/** An option beside colour and size that the merchant names; folded away until there is one. */
export function ThirdOptionFields({ form }: { form: ProductForm }) {
  const [name, thirds] = useWatch({ control: form.control, name: ['thirdName', 'thirds'] })
  const hasAny = name !== '' || thirds.length > 0
  const isWrong = form.getFieldState('thirdName', form.formState).invalid
  return (
    <FoldedPart title="One more option" startsOpen={hasAny} mustShow={hasAny || isWrong}>
      <p className="mt-2 mb-3 text-body-s text-ink-2">
        What shoppers choose beside colour and size. Each value can have its own stock, price and SKU.
      </p>
      <TextInput
        label="Name of the option"
        optional
        autoComplete="off"
        maxLength={maxThirdName}
        help="For example Stitching"
        className="mb-4 max-w-72"
        {...fieldOf(form, 'thirdName')}
      />
      <ValueRows
        form={form}
        name="thirds"
        title="Values"
        itemName="Value"
        example="For example Unstitched; “Unstitched, Stitched” and Enter make two"
      />
    </FoldedPart>
  )
}

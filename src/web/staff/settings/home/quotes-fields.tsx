import { homeLimits } from '../../../../contract/settings/home/home-pictures.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { HomeForm, PartPath } from './home-values.ts'
import { newQuote } from './part-values.ts'
import { QuotedProduct } from './quoted-product.tsx'
import { RowsFields } from './rows-fields.tsx'

/** What customers said. */
export const QuotesFields = (props: { form: HomeForm; at: PartPath }) => (
  <>
    <p className="text-body-s text-ink-2">
      Only what your customers really said, with their leave. While there is nothing, this part is not shown.
    </p>
    <RowsFields
      {...props}
      list="quotes"
      noun="Customer"
      add="Add a customer"
      newRow={newQuote}
      max={homeLimits.quotes}
      first="words"
    >
      {at => <QuoteFields form={props.form} at={at} />}
    </RowsFields>
  </>
)

const QuoteFields = ({ form, at }: { form: HomeForm; at: `${PartPath}.quotes.${number}` }) => (
  <>
    <TextArea label="Words" rows={3} {...fieldOf(form, `${at}.words`)} />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput label="Name" autoComplete="off" {...fieldOf(form, `${at}.name`)} />
      <TextInput label="Place" optional autoComplete="off" {...fieldOf(form, `${at}.place`)} />
    </div>
    <QuotedProduct form={form} name={`${at}.product`} />
  </>
)

import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { labelOf } from '../../../../contract/catalogue/product-texts.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { BasicFields } from './basic-fields.tsx'
import { CardPreview } from './card-preview.tsx'
import { ColorRows } from './color-rows.tsx'
import { IncludedCheckbox } from './included-checkbox.tsx'
import { MissingPictures } from './missing-pictures.tsx'
import { OptionPriceFields } from './option-price-fields.tsx'
import { Pictures } from './pictures.tsx'
import { PricingFields } from './pricing-fields.tsx'
import { ProductSearchFields } from './product-search-fields.tsx'
import { PublishingFields } from './publishing-fields.tsx'
import { ShelfDetailFields } from './shelf-detail-fields.tsx'
import { detailNames } from './shelf-details.ts'
import { StockSection } from './stock-section.tsx'
import { ThirdOptionFields } from './third-option-fields.tsx'
import type { Pictures as PicturesState } from './use-pictures.ts'
import type { ProductForm } from './use-product-form.ts'
import { ValueRows } from './value-rows.tsx'

type Props = {
  form: ProductForm
  /** As it was when the form was opened; null for a new product. */
  product: StaffProduct | null
  /** As the shop sent it last. */
  loaded: StaffProduct | null
  pictures: PicturesState
  cellErrors: Record<string, string>
}

export function FormSections({ form, product, loaded, pictures, cellErrors }: Props) {
  const colors = useWatch({ control: form.control, name: 'colors' })
  return (
    <div className="grid gap-x-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0 max-w-4xl">
        <Section title="Basics">
          <BasicFields form={form} />
          <PricingFields form={form} product={product} loaded={loaded} />
        </Section>
        <Section title="Pictures">
          <Pictures
            state={pictures}
            colors={colors.filter(({ name }) => name.trim() !== '')}
            error={form.getFieldState('pictures', form.formState).error?.message}
          />
          <MissingPictures
            missing={loaded?.missingPictures ?? []}
            pictures={pictures.pictures}
            colors={colors}
          />
        </Section>
        <Section title="Options">
          <ColorRows form={form} />
          <ValueRows
            form={form}
            name="materials"
            title="Materials"
            itemName="Material"
            example="For example Cotton lawn"
          >
            <IncludedCheckbox form={form} rows="materials" name="materialsIncluded" />
          </ValueRows>
          <ValueRows form={form} name="lengths" title="Lengths" itemName="Length" example="For example 42 in">
            <IncludedCheckbox form={form} rows="lengths" name="lengthsIncluded" />
          </ValueRows>
          <ValueRows
            form={form}
            name="sizes"
            title="Sizes"
            itemName="Size"
            example="For example S; “S, M, L” and Enter make three"
          />
          <ThirdOptionFields form={form} />
        </Section>
        <Section title="Stock">
          <StockSection form={form} product={product} loaded={loaded} cellErrors={cellErrors} />
          <TextInput
            label={labelOf('lowStock')}
            optional
            inputMode="numeric"
            autoComplete="off"
            help="Each choice with this many pieces or fewer is listed as low. Without it, the shop’s number counts."
            className="max-w-72"
            {...fieldOf(form, 'lowStock')}
          />
          <OptionPriceFields form={form} />
          {detailNames.map(name => (
            <ShelfDetailFields key={name} form={form} name={name} />
          ))}
        </Section>
        <ProductSearchFields form={form} product={loaded} />
      </div>
      <div className="max-xl:mt-6 max-xl:border-line max-xl:border-t max-xl:pt-6 xl:sticky xl:top-5 xl:self-start">
        <Section title="Status">
          <PublishingFields form={form} />
        </Section>
        <Section title="Preview">
          <div className="max-w-60">
            <CardPreview form={form} product={product} uploads={pictures.uploads} />
          </div>
        </Section>
      </div>
    </div>
  )
}

type SectionProps = { title: string; help?: ReactNode; children: ReactNode }

function Section({ title, help, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line border-t py-6 first:border-t-0 first:pt-0">
      <h2 id={id} className="font-semibold text-heading">
        {title}
      </h2>
      {help && <p className="mt-1 text-ink-2">{help}</p>}
      <div className="mt-4 space-y-5">{children}</div>
    </section>
  )
}

import { useWatch } from 'react-hook-form'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { paths } from '../../paths.ts'
import { SearchFields } from '../../search-fields/search-fields.tsx'
import { slugOf } from '../../search-fields/slug-of.ts'
import type { ProductForm } from './use-product-form.ts'

type Stored = Pick<StaffProduct, 'title' | 'slug' | 'ownSlug'>

/** `product`: as the shop sent it last; null for a new one. */
type Props = { form: ProductForm; product: Stored | null }

const names = ['title', 'description', 'seoTitle', 'seoDescription', 'ownSlug'] as const

export function ProductSearchFields({ form, product }: Props) {
  const [title, description, seoTitle, seoDescription, ownSlug] = useWatch({
    control: form.control,
    name: names,
  })
  const errorOf = (name: 'seoTitle' | 'seoDescription' | 'ownSlug') =>
    form.getFieldState(name, form.formState).error?.message ?? ''
  const change = (name: 'seoTitle' | 'seoDescription' | 'ownSlug', text: string | undefined) => {
    if (text !== undefined) form.setValue(name, text, { shouldDirty: true, shouldValidate: true })
  }
  const slug = ownSlug.trim() || slugFromTitle(title, product)
  const errors = {
    seoTitle: errorOf('seoTitle'),
    seoDescription: errorOf('seoDescription'),
    ownSlug: errorOf('ownSlug'),
  }
  return (
    <SearchFields
      title={seoTitle}
      description={seoDescription}
      shown={{
        path: paths.product(slug),
        title: title.trim() || 'Your product',
        description: description.trim() || title,
      }}
      errors={errors}
      onChange={changed => {
        change('seoTitle', changed.seoTitle)
        change('seoDescription', changed.seoDescription)
      }}
      addressField={
        <TextInput
          id="ownSlug"
          label="Address of your own"
          optional
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help={addressHelp(slug, product)}
          error={errors.ownSlug}
          value={ownSlug}
          onChange={event => change('ownSlug', event.target.value)}
        />
      }
    />
  )
}

/** What the shop makes of a title, but for the number that it adds where another product has that address. */
const slugFromTitle = (title: string, product: Stored | null): string =>
  product && product.title === title.trim() && product.ownSlug === ''
    ? product.slug
    : slugOf(title) || 'address'

const addressHelp = (slug: string, product: Stored | null): string =>
  product && product.slug !== slug
    ? `${paths.product(product.slug)} goes on leading here.`
    : 'Small letters, digits and hyphens. Without one it is made from the title.'

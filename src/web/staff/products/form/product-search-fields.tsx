import { useWatch } from 'react-hook-form'
import { paths } from '../../paths.ts'
import { SearchFields } from '../../search-fields/search-fields.tsx'
import type { ProductForm } from './use-product-form.ts'

/** `slug`: of a product that the shop has. */
type Props = { form: ProductForm; slug: string | undefined }

const names = ['title', 'description', 'seoTitle', 'seoDescription'] as const

export function ProductSearchFields({ form, slug = 'address' }: Props) {
  const [title, description, seoTitle, seoDescription] = useWatch({ control: form.control, name: names })
  const errorOf = (name: 'seoTitle' | 'seoDescription') =>
    form.getFieldState(name, form.formState).error?.message ?? ''
  const change = (name: 'seoTitle' | 'seoDescription', text: string | undefined) => {
    if (text !== undefined) form.setValue(name, text, { shouldDirty: true, shouldValidate: true })
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
      errors={{ seoTitle: errorOf('seoTitle'), seoDescription: errorOf('seoDescription') }}
      onChange={changed => {
        change('seoTitle', changed.seoTitle)
        change('seoDescription', changed.seoDescription)
      }}
    />
  )
}

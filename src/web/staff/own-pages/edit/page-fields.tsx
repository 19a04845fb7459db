import { type PagePurpose, pagePurposes } from '../../../../contract/page-text.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { paths } from '../../paths.ts'
import { SearchFields } from '../../search-fields/search-fields.tsx'
import { purposeNames } from '../purpose-names.ts'
import type { PageValues } from './page-values.ts'

type Props = {
  values: PageValues
  errors: Record<string, string>
  /** The first words of the text. */
  summary: string
  onChange: (changed: Partial<PageValues>) => void
}

export const PageFields = ({ values, errors, summary, onChange }: Props) => (
  <>
    <TextInput
      label="Title"
      autoComplete="off"
      error={errors.title}
      value={values.title}
      onChange={event => onChange({ title: event.target.value })}
    />
    <TextInput
      label="Address"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      help={`The page is at ${paths.page(values.slug || 'address')}`}
      error={errors.slug}
      value={values.slug}
      onChange={event => onChange({ slug: event.target.value })}
    />
    <Select
      label="What it is for"
      help="Search engines are told which page explains returns."
      error={errors.purpose}
      value={values.purpose}
      onChange={event => onChange({ purpose: event.target.value as PagePurpose })}
    >
      {pagePurposes.map(purpose => (
        <option key={purpose} value={purpose}>
          {purposeNames[purpose]}
        </option>
      ))}
    </Select>
    <TextArea
      label="Text"
      rows={20}
      help="## begins a heading, - a list, **bold** and *italic*, [words](/track) or [words](https://…) a link. Pictures and HTML are left out. [[…]] marks a gap to fill before publishing."
      error={errors.body}
      value={values.body}
      onChange={event => onChange({ body: event.target.value })}
    />
    <SearchFields
      errors={errors}
      onChange={onChange}
      title={values.seoTitle}
      description={values.seoDescription}
      shown={{
        path: paths.page(values.slug || 'address'),
        title: values.title || 'Title',
        description: summary,
      }}
    />
  </>
)

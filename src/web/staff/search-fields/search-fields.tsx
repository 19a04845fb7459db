import type { ReactNode } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FoldedPart } from '../controls/folded-part.tsx'
import { SearchPreview } from './search-preview.tsx'

type Props = {
  title: string
  description: string
  /** What is shown where nothing is written. */
  shown: { path: string; title: string; description: string }
  errors: Record<string, string>
  onChange: (changed: { seoTitle?: string; seoDescription?: string }) => void
  /** A field for the end of the address, where it is not among the page's own. */
  addressField?: ReactNode
}

/** What search engines show of a page, folded away until somebody wants it or something in it is wrong. */
export const SearchFields = (props: Props) => (
  <FoldedPart
    title="Search engines"
    mustShow={Boolean(props.errors.seoTitle || props.errors.seoDescription || props.errors.ownSlug)}
    className="open:pb-8"
  >
    <Fields {...props} />
  </FoldedPart>
)

const Fields = ({ title, description, shown, errors, onChange, addressField }: Props) => (
  <div className="mt-2 space-y-5">
    <SearchPreview
      path={shown.path}
      title={title || shown.title}
      description={description || shown.description}
    />
    <TextInput
      id="seoTitle"
      label="Title for search engines"
      optional
      autoComplete="off"
      help="They show about 60 characters."
      error={errors.seoTitle}
      value={title}
      onChange={event => onChange({ seoTitle: event.target.value })}
    />
    <TextArea
      id="seoDescription"
      label="Description for search engines"
      optional
      rows={3}
      help="They show about 155 characters. Without one they take the beginning of the text."
      error={errors.seoDescription}
      value={description}
      onChange={event => onChange({ seoDescription: event.target.value.replace(/\s*\n\s*/g, ' ') })}
    />
    {addressField}
  </div>
)

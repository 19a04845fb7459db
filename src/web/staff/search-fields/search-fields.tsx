import { type ReactNode, useState } from 'react'
import { ChevronDown } from '../../ui/icons.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
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
export function SearchFields(props: Props) {
  const { errors } = props
  const [unfolded, setUnfolded] = useState(false)
  const open = unfolded || Boolean(errors.seoTitle || errors.seoDescription || errors.ownSlug)
  return (
    <details
      className="group border-line border-t pt-3 open:pb-8"
      open={open}
      onToggle={event => setUnfolded(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-medium hover:text-madder [&::-webkit-details-marker]:hidden">
        Search engines
        <ChevronDown className="shrink-0 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      {open && <Fields {...props} />}
    </details>
  )
}

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

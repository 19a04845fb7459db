import type { Policies } from '../../../../contract/settings/policies.ts'
import { networkNames } from '../../../../contract/settings/social-networks.ts'
import { PromiseLine } from '../../../parts/promise-line.tsx'
import { AnnouncementText } from '../../../parts/shell/announcement.tsx'
import { FooterText } from '../../../parts/shell/footer-text.tsx'

/** What the policies look like, a part of each page below the other. */
export function PoliciesPreview({ policies }: { policies: Policies }) {
  const { announcement, promises, terms, cartNote, footer, columns, follow, about } = policies
  const isEmpty = [announcement, cartNote, about, ...promises, ...terms].every(text => text === '')
  if (isEmpty && [footer, columns, follow].every(({ length }) => length === 0))
    return <p className="p-4 text-body-s text-ink-2">Nothing is promised, so nothing is shown.</p>
  return (
    <>
      {announcement && <AnnouncementText>{announcement}</AnnouncementText>}
      <div className="p-4">
        <PromiseLine promises={promises} />
        {terms.length > 0 && (
          <ul className="mt-4 list-disc space-y-1 pl-5 text-body-s">
            {terms.map((term, nth) => (
              // Two lines may be the same while they are typed.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={nth}>{term}</li>
            ))}
          </ul>
        )}
        {cartNote && <p className="mt-4 text-body-s text-ink-2">{cartNote}</p>}
      </div>
      <div className="grid gap-6 bg-sunk p-4 sm:grid-cols-2">
        {footer.map(({ title, text }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <FooterText key={nth} title={title}>
            {text}
          </FooterText>
        ))}
        {columns.map(({ title, links }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <FooterText key={nth} title={title}>
            {links.map(({ text }) => text).join(' · ')}
          </FooterText>
        ))}
        {follow.length > 0 && (
          <FooterText title="Follow us">
            {follow.map(({ network }) => networkNames[network]).join(' · ')}
          </FooterText>
        )}
        {about && <p className="text-caption text-ink-3 sm:col-span-2">{about}</p>}
      </div>
    </>
  )
}

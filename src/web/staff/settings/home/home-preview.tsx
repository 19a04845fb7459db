import type { Home } from '../../../../contract/settings/home/home.ts'
import { PartPreview } from './part-preview.tsx'

type Props = { home: Home; shopName: string; timeZone: string }

/** The page in small, as on a phone; what is switched off is left out. */
export function HomePreview({ home, shopName, timeZone }: Props) {
  const parts = home.parts.filter(({ isOn }) => isOn)
  return (
    // biome-ignore lint/a11y/useSemanticElements: what scrolls by keyboard needs a role, and this is no form's fieldset
    <div
      role="group"
      aria-label="The page in small"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
      tabIndex={0}
      className="mx-auto max-h-[40rem] max-w-80 overflow-y-auto border-line pb-6 sm:border-x lg:max-h-[calc(100dvh-5rem)]"
    >
      <p className="wrap-anywhere border-line border-b px-4 py-3 font-display text-display-s">{shopName}</p>
      {parts.length === 0 && <p className="p-4 text-body-s text-ink-2">No part of the page is shown.</p>}
      {parts.map((part, nth) => (
        // The parts have no names of their own, and two may be the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <PartPreview key={nth} part={part} timeZone={timeZone} />
      ))}
    </div>
  )
}

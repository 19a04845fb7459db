import { Fragment } from 'react'

/** Longer words may not fit a phone's column. */
const maxWordLength = 18

/** Text that wraps between words only, not after a hyphen: no "3-" above "Piece". */
export function WholeWords({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 && part.length <= maxWordLength ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}

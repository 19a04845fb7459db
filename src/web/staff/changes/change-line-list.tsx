import type { ChangeLine } from './change-lines.ts'

/** What each changed field was and is. */
export const ChangeLineList = ({ lines }: { lines: readonly ChangeLine[] }) => (
  <ul className="space-y-0.5">
    {lines.map(({ label, before, after }) => (
      <li key={label} className="wrap-anywhere">
        <span className="text-ink-2">{label}: </span>
        {before && (
          <>
            <span className="sr-only">before </span>
            <s className="text-ink-3">{before}</s>
            <span aria-hidden="true"> → </span>
            <span className="sr-only">, after </span>
          </>
        )}
        {after || 'nothing'}
      </li>
    ))}
  </ul>
)

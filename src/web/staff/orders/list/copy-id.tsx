import { useCopy } from '../../controls/use-copy.ts'
import { Copy } from '../../icons.tsx'

/** Shows the end of an order's id and copies the whole id. */
export function CopyId({ id, number }: { id: string; number: number }) {
  const copyText = useCopy()
  const copy = () =>
    copyText(id, {
      done: `Copied the ID of order #${number}`,
      failed: `Could not copy it. The ID is ${id}`,
    })
  return (
    <button
      type="button"
      onClick={copy}
      title={id}
      className="touch-target inline-flex items-center gap-1 whitespace-nowrap rounded-control text-caption text-ink-2 tabular-nums hover:text-madder"
    >
      <span className="sr-only">Copy the ID of order #{number}, ends with </span>…{id.slice(-6)}
      <Copy size={13} />
    </button>
  )
}

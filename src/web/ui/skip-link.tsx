/** The first Tab stop; visible only while focused. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-toast rounded-control bg-ink px-4 py-3 font-semibold text-label text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      Skip to the main content
    </a>
  )
}

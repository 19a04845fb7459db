import type { ReactNode } from 'react'

/** Reads its text out whenever it changes; invisible. Mount it before it has text. */
export function LiveRegion({ children, assertive = false }: { children: ReactNode; assertive?: boolean }) {
  return (
    <div role={assertive ? 'alert' : 'status'} aria-atomic="true" className="sr-only">
      {children}
    </div>
  )
}

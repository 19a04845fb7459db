import type { ReactNode } from 'react'

/** Reads its text out whenever that changes, without being seen. Mount it before it has something to say. */
export function LiveRegion({ children, assertive = false }: { children: ReactNode; assertive?: boolean }) {
  return (
    <div role={assertive ? 'alert' : 'status'} aria-atomic="true" className="sr-only">
      {children}
    </div>
  )
}

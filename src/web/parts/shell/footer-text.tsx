import type { ReactNode } from 'react'

/** A heading and a text at the foot of every page. */
export function FooterText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <FooterTitle>{title}</FooterTitle>
      <p className="mt-3 max-w-text text-body-s text-ink-2">{children}</p>
    </section>
  )
}

export const FooterTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="font-semibold text-label">{children}</h2>
)

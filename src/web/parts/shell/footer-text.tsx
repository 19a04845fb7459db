import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

/** A heading and a text at the foot of every page. */
export const FooterText = ({ title, children }: Props) => (
  <FooterPart title={title}>
    <p className="max-w-text pb-5 text-body-s text-ink-2 md:mt-3 md:pb-0">{children}</p>
  </FooterPart>
)

/** Open where there is room and without scripts; on phones opened by a press. */
export const FooterPart = ({ title, children }: Props) => (
  <details open ref={closeOnPhones} className="footer-part">
    <summary>
      <h2 className="font-semibold text-label">{title}</h2>
    </summary>
    {children}
  </details>
)

const closeOnPhones = (part: HTMLDetailsElement | null) => {
  if (part && matchMedia('(width < 48rem)').matches) part.open = false
}

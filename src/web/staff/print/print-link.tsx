import type { ReactNode } from 'react'
import { type ButtonSize, buttonClass } from '../../ui/button-class.ts'

/** A new tab leaves the list as it is. `opener` gives it this tab's session; it is safe, since the page is our own. */
const signedInTab = { target: '_blank', rel: 'opener' } as const

type Props = { to: string; size?: ButtonSize; children: ReactNode }

export const PrintLink = ({ to, size, children }: Props) => (
  <a href={to} {...signedInTab} className={buttonClass({ variant: 'outline', size })}>
    {children}
  </a>
)

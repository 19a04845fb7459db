import type { ReactNode } from 'react'
import { type ButtonSize, buttonClass } from '../../ui/button-class.ts'

/**
 * In a tab of its own, so that the list stays as it is. Only with its opener does a tab begin with the session of the
 * one it came from; the page is our own, so nothing strange gets hold of it.
 */
const signedInTab = { target: '_blank', rel: 'opener' } as const

type Props = { to: string; size?: ButtonSize; children: ReactNode }

export const PrintLink = ({ to, size, children }: Props) => (
  <a href={to} {...signedInTab} className={buttonClass({ variant: 'outline', size })}>
    {children}
  </a>
)

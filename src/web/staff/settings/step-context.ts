import { createContext } from 'react'

/** How the form of a group is sent where it is one step of several; null on the settings page. */
export const StepContext = createContext<{ submitLabel: string } | null>(null)

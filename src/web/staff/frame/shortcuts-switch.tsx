import { Checkbox } from '../../ui/checkbox.tsx'
import { setShortcutsEnabled, useShortcutsEnabled } from './use-shortcuts.ts'

/** Turns single-key shortcuts on and off for all staff pages. */
export const ShortcutsSwitch = () => (
  <Checkbox
    checked={useShortcutsEnabled()}
    onChange={event => setShortcutsEnabled(event.target.checked)}
    label="Single-key shortcuts"
    className="whitespace-nowrap px-4 text-body-s pointer-coarse:hidden"
  />
)

import { Checkbox } from '../../ui/checkbox.tsx'
import { setShortcutsEnabled, useShortcutsEnabled } from './use-shortcuts.ts'

/** For all staff pages at once: who speaks to their computer would press such keys without meaning to. */
export const ShortcutsSwitch = () => (
  <Checkbox
    checked={useShortcutsEnabled()}
    onChange={event => setShortcutsEnabled(event.target.checked)}
    label="Single-key shortcuts"
    className="whitespace-nowrap px-4 text-body-s pointer-coarse:hidden"
  />
)

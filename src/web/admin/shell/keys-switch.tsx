import { Checkbox } from '../../ui/checkbox.tsx'
import { switchKeys, useKeysOn } from './use-keys.ts'

/** For all staff pages at once: who speaks to their computer would press such keys without meaning to. */
export const KeysSwitch = () => (
  <Checkbox
    checked={useKeysOn()}
    onChange={event => switchKeys(event.target.checked)}
    label="Single-key shortcuts"
    className="px-4 pointer-coarse:hidden"
  />
)

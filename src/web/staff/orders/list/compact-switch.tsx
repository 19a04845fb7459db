import { Checkbox } from '../../../ui/checkbox.tsx'

type Props = { on: boolean; onChange: (on: boolean) => void }

/** Only for tables: on a phone the orders are cards. */
export const CompactSwitch = ({ on, onChange }: Props) => (
  <Checkbox
    label="Compact rows"
    checked={on}
    onChange={event => onChange(event.target.checked)}
    className="max-md:hidden"
  />
)

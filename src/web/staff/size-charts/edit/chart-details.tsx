import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { ChartValues } from './chart-values.ts'

type Props = {
  values: ChartValues
  errors: Record<string, string>
  onChange: (changed: Partial<ChartValues>) => void
}

/** What the chart is called, and what its numbers are. */
export const ChartDetails = ({ values, errors, onChange }: Props) => (
  <>
    <TextInput
      label="Name"
      autoComplete="off"
      help="What shoppers read above the chart: Women’s sizes."
      className="max-w-text"
      error={errors.name}
      value={values.name}
      onChange={event => onChange({ name: event.target.value })}
    />
    <div className="flex flex-wrap gap-x-12 gap-y-4">
      <RadioGroup
        legend="What is measured"
        options={[
          { value: 'body', label: 'The body' },
          { value: 'garment', label: 'The garment, laid flat' },
        ]}
        value={values.kind}
        onChange={kind => onChange({ kind })}
      />
      <RadioGroup
        legend="Typed in"
        options={[
          { value: 'cm', label: 'Centimetres' },
          { value: 'in', label: 'Inches' },
        ]}
        value={values.unit}
        onChange={unit => onChange({ unit })}
      />
    </div>
  </>
)

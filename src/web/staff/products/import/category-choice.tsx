import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { CategoryOptions } from '../category-options.tsx'
import type { Report } from './use-import.ts'

/** Whether the file has products whose category the merchant has to choose. */
export const isCategoryAsked = ({ format, errors, done }: Report, chosen: string): boolean =>
  format === 'shopify' && !done && (chosen !== '' || errors.some(({ column }) => column === 'Type'))

export function CategoryChoice({ chosen, onChoose }: { chosen: string; onChoose: (choice: string) => void }) {
  const [category, setCategory] = useState(chosen)
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <Select
        label="Category for products without one we recognise"
        value={category}
        onChange={event => setCategory(event.target.value)}
        className="w-full max-w-form"
      >
        <option value="">Select a category</option>
        <CategoryOptions />
      </Select>
      <Button variant="outline" onClick={() => onChoose(category)}>
        Check again
      </Button>
    </div>
  )
}

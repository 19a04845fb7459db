import { useState } from 'react'
import type { CategoryCode } from '../../../../contract/categories.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { CategoryOptions } from '../category-options.tsx'
import type { Report } from './use-import.ts'

type Choice = CategoryCode | ''

/** Whether the file has products whose category the merchant has to choose. */
export const isCategoryAsked = ({ format, errors, done }: Report, chosen: Choice): boolean =>
  format === 'shopify' && !done && (chosen !== '' || errors.some(({ column }) => column === 'Type'))

export function CategoryChoice({ chosen, onChoose }: { chosen: Choice; onChoose: (choice: Choice) => void }) {
  const [category, setCategory] = useState(chosen)
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <Select
        label="Category for products without one we recognise"
        value={category}
        // The options are the category codes and ''.
        onChange={event => setCategory(event.target.value as Choice)}
        className="w-full max-w-sm"
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

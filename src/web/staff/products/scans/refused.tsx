import type { ReactNode } from 'react'
import type { ApiError } from '../../../api/error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { isBooked } from './use-booking.ts'

type Props = {
  refusal: ApiError | null
  /** What else may be right, where it was booked before. */
  children?: ReactNode
  onClear: () => void
}

/** Why it was not booked; where it, or something else, was booked before, a way on. */
export function Refused({ refusal, children, onClear }: Props) {
  if (!refusal) return null
  const isBefore = isBooked(refusal) || refusal.code === 'already_received'
  return (
    <Banner
      tone={isBefore ? 'warning' : 'error'}
      className="mb-4"
      action={
        isBefore ? (
          <div className="flex flex-wrap gap-2">
            {children}
            <Button variant="outline" size="small" onClick={onClear}>
              Clear the list
            </Button>
          </div>
        ) : undefined
      }
    >
      {refusal.message}
    </Banner>
  )
}

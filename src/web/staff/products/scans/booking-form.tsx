import type { ReactNode } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Refused } from './refused.tsx'
import { ScanField } from './scan-field.tsx'
import type { useBooking } from './use-booking.ts'

type Booking = ReturnType<typeof useBooking>

type Props = {
  booking: Pick<Booking, 'scans' | 'saving' | 'problem' | 'refusal' | 'clear' | 'isKept'>
  /** What a scanned code does. */
  scanHelp: string
  /** Fields about all of it, above what is scanned. */
  fields: ReactNode
  /** The buttons of a way on beside clearing, where it was booked before. */
  again?: ReactNode
  /** The sums and the button that books, at the end. */
  totals: ReactNode
  onBook: () => void
  /** The products. */
  children: ReactNode
}

/** Products that are scanned or typed one after another, and booked together. */
export const BookingForm = ({ booking, scanHelp, fields, again, totals, onBook, children }: Props) => {
  const { scans, saving, problem, refusal, clear, isKept } = booking
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (!saving) onBook()
      }}
      // A scanner ends each code with Enter, in whichever field it is: only the button books.
      onKeyDown={event => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
    >
      {isKept && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4">
          From an earlier visit, not booked yet.
          <Button variant="quiet" size="small" onClick={clear}>
            Clear the list
          </Button>
        </p>
      )}
      {fields}
      <ScanField
        ref={scans.field}
        onProduct={scans.addProduct}
        onPieces={scans.addPieces}
        onMissed={scans.miss}
        onLookUp={scans.lookUp}
        said={scans.said}
        help={scanHelp}
      />
      {scans.missed.length > 0 && (
        <Banner tone="warning" title="Not added" className="mt-4" onDismiss={scans.forgetMissed}>
          {scans.missed.join('; ')}
        </Banner>
      )}
      {children}
      <Refused refusal={refusal} onClear={clear}>
        {again}
      </Refused>
      {problem && (
        <Banner tone="error" className="mb-4">
          {problem}
        </Banner>
      )}
      {totals}
    </form>
  )
}

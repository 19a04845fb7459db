import { type SyntheticEvent, useState } from 'react'
import { tellCity, toldCity } from '../../../parts/delivery/told-city.ts'
import { CityCombobox } from '../../../parts/form/city-combobox.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type Props = { open: boolean; onClose: () => void; onTold: () => void }

/** Asks where a parcel would go. Any place can be typed; the cities of the country are offered. */
export const CityDialog = ({ open, onClose, onTold }: Props) => (
  <Dialog open={open} onClose={onClose} title="Where does it go?">
    {open && (
      <CityForm
        onCity={city => {
          tellCity(city)
          onTold()
          onClose()
        }}
      />
    )}
  </Dialog>
)

function CityForm({ onCity }: { onCity: (city: string) => void }) {
  const [typed, setTyped] = useState(toldCity)
  const [error, setError] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (typed.trim().length > 1) onCity(typed)
    else setError('Enter your city.')
  }
  return (
    // High enough for the cities that are offered.
    <form onSubmit={submit} noValidate className="flex min-h-96 flex-col gap-5">
      <CityCombobox
        error={error}
        typed={typed}
        input={{
          value: typed,
          autoComplete: 'address-level2',
          onChange: event => {
            setTyped(event.target.value)
            setError(undefined)
          },
        }}
        onChoose={onCity}
      />
      <Button type="submit" className="mt-auto">
        Show the days
      </Button>
    </form>
  )
}

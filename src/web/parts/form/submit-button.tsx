import type { ComponentProps, MouseEvent } from 'react'
import { Button } from '../../ui/button.tsx'

/**
 * Sends a form that checks its fields when they are left. Pressing it does not leave the field: a message that
 * appeared just then would push the button away from under the pointer, and the click would be lost.
 */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} type="submit" onMouseDown={keepFocus} />
}

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

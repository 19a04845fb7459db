import type { ComponentProps, MouseEvent } from 'react'
import { Button } from '../../ui/button.tsx'

/**
 * The submit button of a form that validates on blur. Pressing it keeps the focus: a message that appeared on blur
 * would move the button from under the pointer, and the click would be lost.
 */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} type="submit" onMouseDown={keepFocus} />
}

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

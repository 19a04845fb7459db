import { useRef, useState } from 'react'
import { type CardErrors, type CardHandle, cardFieldId, cardFormFields } from './card-handle.ts'

export type CardFormState = Pick<ReturnType<typeof useCardForm>, 'ref' | 'errors' | 'setErrors'>

/** The open card form and what is wrong in it, for the page that counts all its wrong fields. */
export function useCardForm() {
  const ref = useRef<CardHandle>(null)
  const [errors, setErrors] = useState<CardErrors>({})
  const wrong = cardFormFields.flatMap(field => {
    const message = errors[field]
    return message ? [{ id: cardFieldId(field), message, focus: () => ref.current?.focus(field) }] : []
  })
  return { ref, errors, setErrors, wrong }
}

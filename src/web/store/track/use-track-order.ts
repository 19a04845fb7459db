import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type TrackedOrder, TrackOrder } from '../../../contract/orders/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'

type TrackValues = z.input<typeof TrackOrder>

/** In the order of the page. */
export const trackFields = ['number', 'phone'] as const

/** The tracking form; a found order goes to `onFound`, a failure is shown above the form. */
export function useTrackOrder(number: string, onFound: (order: TrackedOrder) => void) {
  const alert = useRef<HTMLDivElement>(null)
  const form = useForm<TrackValues>({
    // Sent as typed: the shop understands every usual spelling of the number.
    resolver: zodResolver(TrackOrder, undefined, { raw: true }),
    mode: 'onTouched',
    defaultValues: { number, phone: '' },
  })
  const { root } = form.formState.errors
  useEffect(() => {
    if (root) alert.current?.focus()
  }, [root])

  const track = async (wanted: TrackValues) => {
    try {
      onFound(await browserApi.orders.track({ body: wanted }))
    } catch (error) {
      const refusal = asApiError(error)
      if (showRefusal(form, refusal, trackFields)) return
      form.setError('root', { message: refusal.status === 404 ? notFound : refusal.message })
    }
  }
  return { form, alert, submit: form.handleSubmit(track) }
}

const notFound =
  'We found no order with this number and phone number. Check both: the phone number is the one you gave for the courier at checkout.'

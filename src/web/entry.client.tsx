import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followEarlyPresses } from './early-presses.ts'
import { watchForgotten } from './parts/guests/forgotten-orders.ts'

followEarlyPresses()
watchForgotten()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

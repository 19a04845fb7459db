import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The last a person sees of their account. */
export function Farewell() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <EmptyState
      ref={heading}
      heading="h1"
      title="Your account is deleted"
      text="Your account and data have been deleted. Thank you for shopping with us."
      className="py-24"
    >
      <Link to={paths.home()} className={buttonClass()}>
        Go to the home page
      </Link>
    </EmptyState>
  )
}

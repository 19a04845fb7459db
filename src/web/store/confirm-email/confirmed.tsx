import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { standaloneLink } from '../../ui/text-link.ts'

export function Confirmed() {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <>
      <Banner tone="success" ref={message} className="mt-6">
        Your email address is confirmed.
      </Banner>
      <Link to={paths.home()} className={buttonClass({ size: 'large', className: 'mt-5 w-full' })}>
        Go to the shop
      </Link>
      <Link to={paths.profile()} className={`mt-4 ${standaloneLink}`}>
        View your profile
      </Link>
    </>
  )
}

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

type Props = { children: ReactNode; className?: string | undefined }

/** Shows its children once they come near the viewport; their code and what they need are fetched then. */
export function WhenNear({ children, className }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={className}>
      {isNear && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  )
}

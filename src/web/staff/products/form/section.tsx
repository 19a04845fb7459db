import { type ReactNode, useId } from 'react'

type Props = { title: string; help?: ReactNode; children: ReactNode }

export function Section({ title, help, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line border-t py-6 first:border-t-0 first:pt-0">
      <h2 id={id} className="font-semibold text-heading">
        {title}
      </h2>
      {help && <p className="mt-1 text-ink-2">{help}</p>}
      <div className="mt-4 space-y-5">{children}</div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { plainLink } from '../../ui/text-link.ts'
import { addressOf, nameOf, trailOf, useScreen } from '../find-screen.ts'
import type { Screen } from '../screens.ts'

type Props = {
  /** What the screen is about, where it says more than the screen's own title. */
  title?: string
  /** Beside the title: "132 products". */
  count?: string | undefined
  /** Buttons for the whole page. */
  children?: ReactNode
}

export function PageHead({ title, count, children }: Props) {
  const screen = useScreen()
  return (
    <>
      {screen && (screen.place === 'quick find' || screen.place === 'inside') && <WayBack screen={screen} />}
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="font-semibold text-heading">{title ?? screen?.title}</h1>
        {count && <p className="text-ink-2 tabular-nums">{count}</p>}
        {children && <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>}
      </div>
    </>
  )
}

/** From a screen that the navigation does not show to what it belongs to. */
function WayBack({ screen }: { screen: Screen }) {
  const above = trailOf(screen)
    .slice(0, -1)
    .map(each => ({ to: addressOf(each), name: nameOf(each) }))
    .filter(({ to }) => to !== null)
  if (above.length === 0) return null
  return (
    <Breadcrumbs className="mb-1">
      {[
        ...above.map(({ to, name }) => (
          <Link key={name} to={to ?? ''} className={plainLink}>
            {name}
          </Link>
        )),
        nameOf(screen),
      ]}
    </Breadcrumbs>
  )
}

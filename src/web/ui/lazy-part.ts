import { type ComponentType, lazy } from 'react'

/** A part whose code is fetched when it is shown. A page is whole without it where that fails, or shows `Instead`. */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = () => null,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      part => ({ default: part }),
      () => ({ default: Instead }),
    ),
  )

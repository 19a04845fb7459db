import type { useLazyDialog } from '../../ui/use-lazy-dialog.ts'

/** What opens the phone's menu, whose code is fetched by then. */
export type LazyMenu = Pick<ReturnType<typeof useLazyDialog>, 'open' | 'show' | 'approach'>

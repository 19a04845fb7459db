import { browserApi } from '../../api/browser.ts'
import { staffKeys } from './staff-keys.ts'
import { useRead } from './use-read.ts'

/** How much waits for whoever is signed in, as it changes. */
export const useWork = () =>
  useRead([staffKeys.work], signal => browserApi.staff.work({}, { signal }), { keep: true, onReturn: true })

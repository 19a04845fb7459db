import type { PersonalData } from '../../../contract/accounts/privacy.ts'

/** What the shop knows about a person as a file that people and programs can read: `my-data-2026-11-23.json`. */
export const personalDataFile = (data: PersonalData, name = 'my-data'): File =>
  new File([JSON.stringify(data, null, 2)], `${name}-${data.at.slice(0, 10)}.json`, {
    type: 'application/json',
  })

import { isAnnounced } from '../../contract/policies.ts'
import type { Settings } from '../../contract/settings.ts'

/** What every page shows of the settings at a moment. */
export function publicDetails({ shop: { name, phone }, money, policies, look }: Settings, now: Date) {
  const { announcementFrom, announcementUntil, announcement, ...lasting } = policies
  return {
    name,
    phone: phone || null,
    money,
    look,
    policies: { ...lasting, announcement: isAnnounced(policies, now) ? announcement : '' },
  }
}

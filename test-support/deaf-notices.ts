import type { Notices } from '../src/server/notices/open-notices.ts'

/** For a shop that keeps no answers, so that nobody needs to hear of changes. */
export const deafNotices: Notices = {
  subscribe: () => {},
  isListening: () => false,
  waitForNotices: async () => {},
  stop: async () => {},
}

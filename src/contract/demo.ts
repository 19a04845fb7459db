import { z } from 'zod'
import { Email, NewPassword, User } from './accounts/accounts.ts'

/** What of the demo stays when an owner leaves it: its products, or nothing. */
export const demoKept = ['nothing', 'products'] as const
export type DemoKept = (typeof demoKept)[number]

/** How an owner leaves the demo. Its own logins end, so somebody else must be able to sign in afterwards. */
export const LeaveDemo = z.object({
  keep: z.enum(demoKept, 'Choose what stays of the demo.'),
  /** A new owner's login; null where an owner with a login of their own stays. */
  owner: z.object({ email: Email, password: NewPassword }).nullable(),
})
export type LeaveDemo = z.infer<typeof LeaveDemo>

/** Whether this shop is a demo, and the owners who can still sign in without it. */
export const Demo = z.object({ isDemo: z.boolean(), owners: z.array(z.string()) })
export type Demo = z.infer<typeof Demo>

/** The new owner with a session, or null where none was named. */
export const LeftDemo = z.object({ signedIn: z.object({ token: z.string(), user: User }).nullable() })
export type LeftDemo = z.infer<typeof LeftDemo>

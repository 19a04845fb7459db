/** The cookie by which a browser tries in a demo what guests may do, whatever the owner has set. */
export const guestTrialCookie = 'guest-trial'

import { api } from '../../contract/api.ts'

/** The rows of orders without an account. For browsers the build leaves all others out here, and these out of the table itself. */
export const guestRows = api

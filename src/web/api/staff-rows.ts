import { api } from '../../contract/api.ts'

/** The rows of the staff's calls. For browsers the build leaves all others out here, and these out of the table itself. */
export const staffRows = api

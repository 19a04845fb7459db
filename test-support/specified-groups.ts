import { specified } from '../src/server/catalogue/categories/load-categories.ts'

/** The specification's ten categories, as pages know them. */
export const specifiedGroups = specified.groups

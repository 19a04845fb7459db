/** Sizes of children are ages: "5-6Y", "18 months". */
const agePattern = /^\d{1,2}(\s?[-–]\s?\d{1,2})?\s?(y|yrs?|years?|m|months?)$/i

/** Whether this one is an age. */
export const isAge = (size: string) => agePattern.test(size)

/** What the sizes of a product are called. */
export const sizeWord = (sizes: readonly string[]): 'Size' | 'Age' =>
  sizes.length > 0 && sizes.every(isAge) ? 'Age' : 'Size'

/** What a button says that asks for one of them first. */
export const askForSize = (sizes: readonly string[]): string =>
  sizeWord(sizes) === 'Age' ? 'Choose an age' : 'Choose a size'

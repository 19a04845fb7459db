/** What follows the word "Demo". Read by the loader of the frame only, so no script that the browser loads contains it. */
export const demoNotice = ': nothing is delivered or charged'

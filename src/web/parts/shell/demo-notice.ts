/** Read by the loader of the frame only, so no script that the browser loads contains it. */
export const demoNotice = 'Demo: nothing is delivered or charged'

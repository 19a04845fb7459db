/** Dialog titles with order numbers use the text font: the digits of Marcellus are hard to tell apart. */
export const staffDialogClass = '[&_h2]:font-text [&_h2]:font-semibold [&_h2]:text-heading'

/** Titles of the staff's dialogs name orders, and Marcellus has no figures that can be told apart at a glance. */
export const staffDialogClass = '[&_h2]:font-text [&_h2]:font-semibold [&_h2]:text-heading'

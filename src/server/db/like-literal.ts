/** A text for `like` in which no sign means anything but itself. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Saves a file through the browser's downloads. A plain link could not send the session's token. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // By the next task the browser has begun to read the file.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Hands a file to the browser's downloads, under its own name: one that needed a token cannot be a plain link. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}

const minuteMs = 60_000

/** Saves a file through the browser's downloads. A plain link could not send the session's token. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // Safari reads the file only once the person has allowed the download.
  setTimeout(() => URL.revokeObjectURL(url), minuteMs)
}

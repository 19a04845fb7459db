import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The link to choose a new password in the last mail to somebody; null while none has come. */
export const mailedLink = (email: string) =>
  lastLink(email, /https?:\S+\/reset-password\?token=[\w-]+(?:&invited=1)?/)

/** The link that confirms somebody's address, in the last mail with one; null while none has come. */
export const confirmationLink = (email: string) => lastLink(email, /https?:\S+\/confirm-email\?token=[\w-]+/)

async function lastLink(email: string, link: RegExp): Promise<string | null> {
  const mails = await mailsTo(email)
  return mails.flatMap(text => link.exec(text)?.[0] ?? []).at(-1) ?? null
}

/** The mail server of the tests writes each to a file, and so does a shop without one; both name them in their order. */
async function mailsTo(email: string): Promise<string[]> {
  const folder = join(process.env.SHOP_FOLDER ?? '', 'mail')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.sort().map(name => readFile(join(folder, name), 'utf8')))
  return texts.filter(text => text.includes(`To: ${email}`)).map(plain)
}

/** Undoes quoted-printable as far as a link needs it. */
const plain = (text: string) => text.replace(/=\n/g, '').replaceAll('=3D', '=')

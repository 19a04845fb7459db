import { readEvents } from './read-events.ts'

/** Answers that are not JSON. */
export const readers = {
  csv: async (response: Response) => new File([await response.blob()], fileNameOf(response)),
  events: (response: Response) => readEvents(response),
}

const fileNameOf = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv'

/** Bodies that are not JSON. */
export const toBody = {
  /** Rows that take a signed text have the body {payload, signature}, by the contract's `payments.SignedEvent`. */
  signed: (body: unknown, headers: Headers): BodyInit => {
    const { payload, signature } = body as { payload: string; signature: string }
    headers.set('stripe-signature', signature)
    return payload
  },
  /** Rows that take a file have the body {file}, by the contract's `media.Upload`. */
  file: (body: unknown): BodyInit => {
    const form = new FormData()
    form.set('file', (body as { file: File }).file)
    return form
  },
}

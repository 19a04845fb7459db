import { useEffect, useState } from 'react'
import type { TestMail } from '../../../contract/settings/setup.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'

/** Sends the owner a mail, and says what the mail server made of it. */
export function TestMailButton() {
  const [mail, setMail] = useState<TestMail | null>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  useMailState(mail, setMail, setProblem)
  const send = async () => {
    setSending(true)
    setProblem(undefined)
    try {
      setMail(await browserApi.setup.testMail())
    } catch (cause) {
      setProblem(asApiError(cause).message)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button variant="outline" size="small" onClick={send} pending={isSending} pendingLabel="Sending…">
        Send a test mail
      </Button>
      <p role="status" className="wrap-anywhere text-body-s">
        {problem ?? (mail ? textOf(mail) : '')}
      </p>
    </div>
  )
}

const askAgainMs = 1_000

/** Asks every second what has become of a mail that waits. */
function useMailState(
  mail: TestMail | null,
  onChange: (mail: TestMail) => void,
  onProblem: (message: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a mail of its own, and asks again
  useEffect(() => {
    if (mail?.state !== 'waiting') return
    const asked = new AbortController()
    const timer = setTimeout(() => {
      browserApi.setup
        .testMailState({ params: { id: mail.id } }, { signal: asked.signal })
        .then(onChange, cause => asked.signal.aborted || onProblem(asApiError(cause).message))
    }, askAgainMs)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [mail])
}

function textOf({ state, to, said }: TestMail): string {
  if (state === 'sent') return `The mail server took it. Look into the inbox of ${to}.`
  if (state === 'waiting') return `On its way to ${to} …`
  return `The mail server did not take it${said ? `. It said: “${said}”` : '.'}`
}

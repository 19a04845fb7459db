// @ts-check

const sheet = `
dialog {
  box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0; border-radius: 12px;
  background: #fff; color: #1c1c1c; font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 12px 48px rgb(0 0 0 / 0.35);
}
dialog::backdrop { background: rgb(20 16 12 / 0.6); }
.head { display: flex; align-items: center; justify-content: space-between; gap: 1rem; margin-bottom: 1rem; }
.mark { padding: 0.15em 0.8em; border-radius: 1em; background: #ffdf8a; color: #3d2c00; font: 600 13px/1.7 system-ui, sans-serif; }
h2 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0 0 1.25rem; }
.choices { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button {
  flex: 1 1 8rem; min-height: 48px; padding: 0 1rem; border: 1px solid #1c1c1c; border-radius: 8px; background: #fff;
  color: #1c1c1c; font: 600 16px/1 system-ui, sans-serif; cursor: pointer;
}
button.complete { background: #1c1c1c; color: #fff; }
button.close { flex: none; width: 44px; min-height: 44px; padding: 0; border: 0; font-size: 24px; font-weight: 400; }
button:focus-visible { outline: 3px solid #1a6ee0; outline-offset: 2px; }`

/** Shows a 3-D Secure dialog in the bank's place. Closing it counts as failed. @returns {Promise<'complete' | 'fail'>} */
export function askToAuthenticate() {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = sheet
  const dialog = element('dialog', {})
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.setAttribute('aria-describedby', 'text')
  shadow.append(style, dialog)

  const close = element('button', {
    className: 'close',
    type: 'button',
    textContent: '×',
    ariaLabel: 'Close',
  })
  const complete = element('button', { className: 'complete', type: 'button', textContent: 'Complete' })
  const fail = element('button', { type: 'button', textContent: 'Fail' })
  // Not a header element: the page could take it for its own.
  const head = element('div', { className: 'head' })
  head.append(element('span', { className: 'mark', textContent: 'Test mode' }), close)
  const choices = element('div', { className: 'choices' })
  choices.append(complete, fail)
  dialog.append(
    head,
    element('h2', { id: 'title', textContent: '3-D Secure' }),
    element('p', {
      id: 'text',
      textContent:
        'Here your bank would ask you to confirm the payment. No real money is taken: choose how you answer.',
    }),
    choices,
  )
  document.body.append(host)
  dialog.showModal()
  complete.focus()

  return new Promise(resolve => {
    complete.addEventListener('click', () => dialog.close('complete'))
    for (const button of [fail, close]) button.addEventListener('click', () => dialog.close('fail'))
    dialog.addEventListener('close', () => {
      host.remove()
      resolve(dialog.returnValue === 'complete' ? 'complete' : 'fail')
    })
  })
}

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Partial<HTMLElementTagNameMap[T]>} properties
 * @returns {HTMLElementTagNameMap[T]}
 */
const element = (tag, properties) => Object.assign(document.createElement(tag), properties)

import { readFileSync } from 'node:fs'

/** Each file after those it imports; top-level names differ from file to file. */
const files = ['card-fields', 'card-input', 'look', 'card-element', 'authentication-dialog', 'ask', 'stripe']

/**
 * The stand-in for Stripe.js as one plain script, which a page may load like Stripe's own: by a script element of
 * either kind, or by `import()`.
 */
export function browserScript(): string {
  const parts = files.map(name => readFileSync(new URL(`./browser/${name}.js`, import.meta.url), 'utf8'))
  return `(() => {\n'use strict'\n${parts.map(withoutModuleWords).join('\n')}\n})()\n`
}

const withoutModuleWords = (code: string) =>
  code.replace(/^import [^']*'[^']*'\n/gm, '').replace(/^export /gm, '')

import { readFileSync } from 'node:fs'

/** In the order of their imports. They become one script, so no top-level name may occur twice. */
const files = [
  'card-fields',
  'card-input',
  'card-draft',
  'look',
  'card-element',
  'authentication-dialog',
  'ask',
  'stripe',
]

/** The sandbox's Stripe.js as one plain script, so that a page can load it as it loads Stripe's own. */
export function browserScript(): string {
  const parts = files.map(name => readFileSync(`src/sandbox/browser/${name}.js`, 'utf8'))
  return `(() => {\n'use strict'\n${parts.map(stripModuleSyntax).join('\n')}\n})()\n`
}

const stripModuleSyntax = (code: string) =>
  code.replace(/^import [^']*'[^']*'\n/gm, '').replace(/^export /gm, '')

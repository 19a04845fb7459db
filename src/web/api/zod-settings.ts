/**
 * Zod compiles its checks with `new Function`, which the pages' Content-Security-Policy forbids. Imported by the root,
 * so it is set before a form makes its first schema. The server still compiles.
 */
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/**
 * Zod compiles its checks with `new Function`, which the pages' policy forbids and the browser's console reports.
 * Imported by the root, so that it is said before a form makes its first schema. The server may go on compiling.
 */
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

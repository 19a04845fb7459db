import type { Plugin } from 'vite'

type Edit = { find: RegExp; replace: string }

const returnAtOnce = (name: string, value: string): Edit => ({
  find: new RegExp(`(function ${name}\\([^)]*\\) \\{)`, 'g'),
  replace: `$1 return ${value};`,
})

/** What whoever writes pages did wrong: development keeps the words, and the error itself stays. */
const withoutAdvice: Edit = {
  find: /(\binvariant\([^;"`]+), (?:"[^"]*"|`[^`$]*`)\);/g,
  replace: '$1);',
}

/** In a replacement, two dollar signs stand for one. */
const lastResort = `React$$1.createElement('html', { lang: 'en' }, React$$1.createElement('body', null,
  React$$1.createElement('h1', null, 'Something went wrong. Please reload the page.')))`

/**
 * A script that is lost on the way, by an upgrade of the shop for one: the page asked for comes whole, not this one again.
 * Its address stands in the page once the line of loading is drawn, which a loss may overtake; this page after a second.
 */
export const openPageAskedFor = `let tries = 0;
(function open() {
  const asked = document.querySelector('[data-pending]');
  asked || tries++ > 60 ? window.location.assign(asked?.dataset.pending ?? '') : setTimeout(open, 16);
})();`

/** By file of React Router. What follows on a `return` is removed by the bundler, with all that only it uses. */
export const edits: Record<string, Edit[]> = {
  // `routeDiscovery: initial`: the browser has all routes and discovers none.
  'lib/dom/ssr/fog-of-war.js': [
    returnAtOnce('useFogOFWarDiscovery', ''),
    returnAtOnce('getPatchRoutesOnNavigationFunction', ''),
  ],
  // No link has `prefetch`. Each would keep state and effects for it.
  'lib/dom/ssr/components.js': [
    returnAtOnce('usePrefetchBehavior', '[false, null, {}]'),
    returnAtOnce('PrefetchPageLinks', 'null'),
    // The scripts that start a page are written on the server alone, and carry no checksum.
    { find: /(?<=let contextScript = )(?=staticContext \?)/g, replace: 'import.meta.env.SSR && ' },
    { find: /(?<=let routeModulesScript = )(?=!isStatic \?)/g, replace: '!import.meta.env.SSR || ' },
    { find: /typeof manifest\.sri === "object"/g, replace: 'false' },
    { find: /if \(!Array\.isArray\(routeMeta\)\) throw [^;]+;/g, replace: '' },
    { find: /console\.warn\(`A meta object [^;]+;/g, replace: '' },
    withoutAdvice,
  ],
  // The same of what asks the server: pages are rendered there, so the browser only loads them.
  'lib/dom/ssr/single-fetch.js': [
    { find: /if \(request\.method !== "GET"\)/g, replace: 'if (false)' },
    { find: /if \(!ssr && !foundRevalidatingServerLoader\)/g, replace: 'if (false)' },
    { find: /if \(fetcherKey\)/g, replace: 'if (false)' },
  ],
  // The page's own boundary shows what failed. Where even that fails, words for developers help nobody.
  'lib/dom/ssr/errorBoundaries.js': [returnAtOnce('RemixRootDefaultErrorBoundary', lastResort)],
  // The server renders every page, so none waits for the browser's first data.
  'lib/dom/ssr/fallback.js': [returnAtOnce('RemixRootDefaultHydrateFallback', 'null')],
  'lib/dom/ssr/routeModules.js': [
    { find: /window\.location\.reload\(\);/g, replace: openPageAskedFor },
    // The browser says itself which script it did not get.
    { find: /console\.error\(`Error loading route module[^;]+;/g, replace: '' },
  ],
  // There are no server components.
  'lib/hooks.js': [
    returnAtOnce('RSCErrorHandler', 'children'),
    returnAtOnce('DefaultErrorComponent', 'null'),
    withoutAdvice,
  ],
  // Its advice is for whoever writes pages, and would be read by nobody here.
  'lib/router/history.js': [returnAtOnce('warning', '')],
  'lib/router/router.js': [
    withoutAdvice,
    // No route has middleware in the browser.
    returnAtOnce('runClientMiddlewarePipeline', 'handler()'),
    // Nothing measures the router, no page has fetchers.
    { find: /if \(init\.instrumentations\)/g, replace: 'if (false)' },
    { find: /init\.patchRoutesOnNavigation/g, replace: 'undefined' },
    returnAtOnce('fetch', ''),
    returnAtOnce('setFetcherError', ''),
    returnAtOnce('updateFetcherState', ''),
    returnAtOnce('resetFetcher', ''),
    returnAtOnce('deleteFetcher', ''),
    returnAtOnce('queueFetcherForDeletion', ''),
    returnAtOnce('abortFetcher', ''),
    returnAtOnce('markFetchersDone', ''),
    returnAtOnce('markFetchRedirectsDone', 'false'),
    returnAtOnce('abortStaleFetchLoads', 'false'),
    returnAtOnce('getUpdatedRevalidatingFetchers', 'null'),
    returnAtOnce('patchRoutesImpl', ''),
    // Forms of a page are sent in its address alone.
    { find: /if \(opts\.body !== void 0\)/g, replace: 'if (false)' },
    { find: /opts\.body instanceof (FormData|URLSearchParams)/g, replace: 'false' },
    { find: /isMutationMethod\(submission\.formMethod\)/g, replace: 'false' },
    // The page of an error has its own words.
    { find: /errorMessage = (?:"[^"]*"|`(?:\\.|[^`\\])*`)/g, replace: 'errorMessage = ""' },
    // No form is sent to a route, only to the API.
    {
      find: /opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)/g,
      replace: 'false',
    },
  ],
  // No link asks for a view transition.
  'lib/components.js': [
    withoutAdvice,
    { find: /let isViewTransitionAvailable = [^;]+;/g, replace: 'const isViewTransitionAvailable = false;' },
    { find: /if \(renderDfd && pendingState && router\.window\)/g, replace: 'if (false)' },
  ],
  'lib/router/utils.js': [withoutAdvice],
  // Every form that is sent stands in a page.
  'lib/dom/dom.js': [{ find: /throw new Error\([`"]Cannot submit .+\);/g, replace: 'throw Error();' }],
  // No script carries a checksum, so there is none to read.
  'lib/dom-export/hydrated-router.js': [
    { find: /=== true(?=\) \{\s+const importMap)/g, replace: '&& false' },
  ],
  'lib/dom/lib.js': [
    withoutAdvice,
    // It marks links for the discovery of routes, on every one of a hundred.
    { find: /"data-discover": !isAbsolute && discover === "render" \? "true" : void 0/g, replace: '' },
    returnAtOnce('useViewTransitionState', 'false'),
    // An assignment keeps a component that nothing else names.
    { find: /HistoryRouter\.displayName = [^;]+;/g, replace: '' },
  ],
}

/**
 * A build step. React Router carries parts this shop never uses, which every first visit would download (6 kB compressed).
 * The build fails when a version of React Router is written in another way.
 */
export function dropUnusedRouterParts(): Plugin {
  const found = new Set<string>()
  return {
    name: 'drop-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler(code, id) {
        const file = Object.keys(edits).find(name => id.endsWith(`/production/${name}`))
        if (file === undefined) return null
        if (this.environment.name === 'client') found.add(file)
        return { code: dropUnusedParts(code, file), map: null }
      },
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return
      const missing = Object.keys(edits).filter(file => !found.has(file))
      if (missing.length > 0) throw new Error(`The pages do not load React Router's ${missing.join(', ')}`)
    },
  }
}

export function dropUnusedParts(code: string, file: string): string {
  return (edits[file] ?? []).reduce((text, { find, replace }) => {
    if (text.search(find) === -1) throw new Error(`${find} is not found in React Router's ${file}`)
    return text.replaceAll(find, replace)
  }, code)
}

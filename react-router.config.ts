import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // The server has two entries; see vite.config.ts.
  serverBuildFile: '[name].js',
  ssr: true,
  // Some twenty routes: a static, cacheable manifest costs less than asking the server which routes exist.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [index('store/home/page.tsx'), route('*', 'store/not-found/page.tsx')] satisfies RouteConfig

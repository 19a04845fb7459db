import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { patterns } from './paths.ts'

export default [
  index('store/home/page.tsx'),
  route(patterns.product, 'store/product/page.tsx'),
  route(patterns.category, 'store/category/page.tsx'),
  route(patterns.search, 'store/search/page.tsx'),
  route('*', 'store/not-found/page.tsx'),
] satisfies RouteConfig

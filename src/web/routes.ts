import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { patterns } from './paths.ts'

export default [
  index('store/home/page.tsx'),
  route(patterns.product, 'store/product/page.tsx'),
  route(patterns.category, 'store/category/page.tsx'),
  route(patterns.search, 'store/search/page.tsx'),
  route(patterns.login, 'store/login/page.tsx'),
  route(patterns.signup, 'store/signup/page.tsx'),
  route(patterns.cart, 'store/cart/page.tsx'),
  route(patterns.checkout, 'store/checkout/page.tsx'),
  route(patterns.orders, 'store/orders/page.tsx'),
  route(patterns.order, 'store/order/page.tsx'),
  route(patterns.track, 'store/track/page.tsx'),
  route(patterns.forgotPassword, 'store/forgot-password/page.tsx'),
  route(patterns.resetPassword, 'store/reset-password/page.tsx'),
  route(patterns.wishlist, 'store/wishlist/page.tsx'),
  route(patterns.profile, 'store/profile/page.tsx'),
  layout('admin/shell/layout.tsx', [route(patterns.productList, 'admin/products/list-page.tsx')]),
  route(patterns.robots, 'store/found/robots.ts'),
  route(patterns.sitemap, 'store/found/sitemap.ts'),
  route(patterns.productFeed, 'store/found/product-feed.ts'),
  route('*', 'store/not-found/page.tsx'),
] satisfies RouteConfig

# The shop as one image: built once, then run by an ordinary user on the Node of .node-version.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY scripts/drop-unused-files.mjs scripts/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev
# The image brings Node; the rest is only for building pages.
RUN rm -rf node_modules/node node_modules/.bin node_modules/vite node_modules/rolldown node_modules/@rolldown \
  node_modules/@tailwindcss node_modules/tailwindcss node_modules/lightningcss* node_modules/@react-router/dev \
  node_modules/@babel node_modules/typescript node_modules/esbuild node_modules/@esbuild

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/scripts scripts
COPY --from=build /shop/src src
COPY --from=build /shop/demo demo
COPY --from=build /shop/build build
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "scripts/run-shop.mjs"]

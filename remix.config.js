/**
 * Options of the Remix compiler; vite.config.ts hands them to the Remix plugin.
 * `v3_singleFetch` stays off: docs/decisions/001-remix-2.md says why.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
    v3_routeConfig: true,
    v3_singleFetch: false,
  },
};

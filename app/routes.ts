import { flatRoutes } from '@remix-run/fs-routes';

/** The folder list of `routes/` is the site map: one folder, one screen. */
export default flatRoutes({
  ignoredRouteFiles: ['**/*.test.*', '**/*.server.*', '**/form.ts', '**/view.tsx', '**/*.css'],
});

import { route, type RouteConfig } from '@remix-run/route-config';

export default [route(':screen', './screen.tsx')] satisfies RouteConfig;

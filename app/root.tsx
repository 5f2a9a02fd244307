import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { recordVisit } from '~/bff/request/visits.server';
import { useDocument } from '~/features/frame/document-context';
import { ErrorScreen, useErrorVariant } from '~/features/frame/ErrorScreen';
import { frameData } from '~/features/frame/frame.server';
import { LocalePreloads } from '~/features/frame/LocalePreloads';
import { pageScriptPath } from '~/features/frame/page-script';
import { PageFrame } from '~/features/frame/PageFrame';
import { messagePageOf } from '~/ui/message-page';
import { useFrame } from '~/features/frame/use-frame';
import type { RouteHandle } from '~/i18n/handle';
import { directionOf } from '~/market/locales';
import { dashed } from '~/market/punctuation';
import { useTranslation } from '~/i18n/use-translation';
import '~/ui/tokens.css';
import '~/ui/base.css';

export const handle: RouteHandle = { hydrate: false, i18n: ['common'] };

export async function loader(args: LoaderFunctionArgs) {
  const [frame] = await Promise.all([frameData(args), recordVisit(args)]);
  return json(frame);
}

/** Title of pages that set none. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.market.brandName ?? '' }];

/** Renders the document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, hydrate, scripts, crawlerHead } = useDocument();
  const { market } = useFrame();
  const error = useRouteError();
  return (
    <html lang={market.locale} dir={directionOf(market.locale)} data-brand={market.brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href={`/icon-${market.brand}.svg`} />
        <Links />
        {/* After the links: styles of a page's state come after those of its frame. */}
        {error ? <ErrorHead error={error} /> : <Meta />}
        {hydrate ? <LocalePreloads /> : null}
        {crawlerHead}
      </head>
      <body>
        <PageFrame>{children}</PageFrame>
        {scripts.map((name) => (
          <script key={name} type="module" nonce={nonce} src={pageScriptPath(name)} />
        ))}
        {hydrate ? <ScrollRestoration nonce={nonce} /> : null}
        {hydrate ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  );
}

function ErrorHead({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  const { market } = useFrame();
  const variant = useErrorVariant(error);
  return (
    <>
      <title>
        {dashed([messagePageOf(error)?.title ?? t(`error.${variant}.title`), market.brandName], market.locale)}
      </title>
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}

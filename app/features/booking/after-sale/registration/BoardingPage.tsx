import type { BoardingPasses } from './boarding-pass.server';

/** A barcode as an SVG path, in modules. */
export type PassCode = { path: string; width: number; height: number };

type BoardingPageProps = {
  passes: BoardingPasses;
  /** One barcode for each pass. */
  codes: readonly PassCode[];
  style: string;
};

/** Renders boarding passes as a self-contained file, to show at the gate without a network. No script. */
export function BoardingPage({
  passes: { language, brandName, title, advice, passes },
  codes,
  style,
}: BoardingPageProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title}, ${brandName}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <p>{brandName}</p>
          <h1>{title}</h1>
        </header>
        <main>
          {passes.map((pass, index) => (
            <article key={index} aria-labelledby={`pass-${index}`}>
              <h2 id={`pass-${index}`}>{pass.name}</h2>
              <p>
                <b>{pass.route}</b>
              </p>
              <p>{pass.flight}</p>
              <p className="soft">
                {pass.from} → {pass.to}
              </p>
              <Facts facts={pass.main} className="main" />
              <Barcode code={codes[index]} label={title} />
              <Facts facts={pass.facts} />
            </article>
          ))}
          {advice.map((line) => (
            <p key={line} className="soft">
              {line}
            </p>
          ))}
        </main>
      </body>
    </html>
  );
}

/** Black on white with a quiet zone in every colour scheme: readers at the gate need the contrast. */
function Barcode({ code, label }: { code: PassCode | undefined; label: string }) {
  if (!code) return null;
  const { width, height, path } = code;
  return (
    <div className="code">
      <svg role="img" aria-label={label} viewBox={`-2 -2 ${width + 4} ${height + 4}`} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
    </div>
  );
}

function Facts({ facts, className }: { facts: BoardingPasses['passes'][number]['facts']; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

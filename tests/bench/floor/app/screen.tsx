import { readFileSync } from 'node:fs';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

type Data = string | number | boolean | null | Data[] | { [key: string]: Data };

/** Loader data of the shop's screens by name, as the bench has read it from the shop. */
const screens = JSON.parse(readFileSync(process.env.FLOOR_DATA ?? '', 'utf8')) as Record<string, Data>;

export function loader({ params }: LoaderFunctionArgs) {
  return json(screens[params.screen ?? ''] ?? null);
}

export default function Screen() {
  return <Values data={useLoaderData<Data>()} />;
}

/** Every value of the screen's data, once, in plain lists. */
function Values({ data }: { data: Data }) {
  if (data === null || typeof data !== 'object') return <>{String(data)}</>;
  return (
    <ul>
      {Object.entries(data).map(([key, value]) => (
        <li key={key}>
          <Values data={value} />
        </li>
      ))}
    </ul>
  );
}

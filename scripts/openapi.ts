/** npm run docs: writes docs/upstream.openapi.json from the contracts. */
import { writeFileSync } from 'node:fs';
import { openApiDocument } from './openapi-document';

writeFileSync('docs/upstream.openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);

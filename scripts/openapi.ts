/** npm run docs: writes docs/upstream.openapi.json from the contracts, docs/limits.md from the table of limits, and the
 * addresses of .env.example from the table of services. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { limitsDocument } from './limits-document';
import { openApiDocument } from './openapi-document';
import { withServiceAddresses } from './service-addresses';
import { loadEndpoints } from './upstream-endpoints';

writeFileSync('docs/upstream.openapi.json', `${JSON.stringify(openApiDocument(await loadEndpoints()), null, 2)}\n`);
writeFileSync('docs/limits.md', await format(limitsDocument(), { parser: 'markdown', printWidth: 120 }));
writeFileSync('.env.example', withServiceAddresses(readFileSync('.env.example', 'utf8')));

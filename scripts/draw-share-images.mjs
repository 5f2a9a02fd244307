/**
 * Draws the image of a shared link (og:image): public/share-<brand>.png, the brand's sign and name. Run it again when
 * the sign of a brand changes: node scripts/draw-share-images.mjs
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

/** Names and backgrounds as in app/market/brands.ts and app/ui/tokens.css. */
const BRANDS = [
  { id: 'intl', name: 'Fairwind', ground: '#f4f7fb', ink: '#0f1b2d' },
  { id: 'ru', name: 'Попутный', ground: '#f7f5fb', ink: '#1c1430' },
];
/** Same as in app/features/frame/crawlers/open-graph.ts. */
const SIZE = { width: 1200, height: 630 };

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: SIZE });
for (const { id, name, ground, ink } of BRANDS) {
  const sign = readFileSync(`public/icon-${id}.svg`, 'utf8').replace('<svg', '<svg width="220"');
  await page.setContent(
    `<body style="margin:0;height:100vh;display:flex;gap:56px;align-items:center;justify-content:center;` +
      `background:${ground};color:${ink};font:700 128px system-ui,sans-serif">${sign}<span>${name}</span></body>`,
  );
  await page.screenshot({ path: `public/share-${id}.png` });
}
await browser.close();

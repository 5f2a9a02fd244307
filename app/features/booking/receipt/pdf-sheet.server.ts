import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrandSign } from '~/market/brand-signs';

/** A label on the left, its value on the right edge. */
export type SheetRow = { label: string; value: string; isStrong?: boolean };

const MARGIN = 40;
/** Dark enough to survive a printer without colours. */
const INK = '#0F1B2D';
const SOFT = '#435060';
const LINE = '#8592A3';
const BOX_PADDING = 10;
const COLUMN_GAP = 16;
const SIGN_SIZE = 30;
const CODE_SIZE = 68;
/** Signs that the font lacks are written as currency codes. */
const MISSING_SIGNS: Readonly<Record<string, string>> = { '₼': 'AZN', '֏': 'AMD' };

const findFile = createRequire(import.meta.url);
const FONT_FILES = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
} as const;

type FontName = keyof typeof FONT_FILES;
let fonts: Promise<Record<FontName, Buffer>> | undefined;

/** Reads the fonts for the first receipt. */
async function readFonts(): Promise<Record<FontName, Buffer>> {
  const read = (name: FontName) => readFile(findFile.resolve(FONT_FILES[name]));
  const [regular, bold] = await Promise.all([read('regular'), read('bold')]);
  return { regular, bold };
}

/** Lines of one column, one below the other. */
export type SheetLine = { text: string; style?: Style };

/** The top of a page. `code`: a path in a square of `size` units. */
export type SheetHead = {
  sign: BrandSign;
  title: string;
  lines: readonly string[];
  code: { size: number; path: string } | null;
};

type Style = { font?: FontName; size?: number; colour?: string; gap?: number };

/** Writes A4 pages from top to bottom. Embeds a font subset: Latin with all accents, Cyrillic, and currency signs. */
export class PdfSheet {
  private readonly chunks: Buffer[] = [];
  private readonly done: Promise<Uint8Array<ArrayBuffer>>;

  private constructor(
    private readonly document: PDFKit.PDFDocument,
    bytes: Record<FontName, Buffer>,
  ) {
    for (const [name, font] of Object.entries(bytes)) document.registerFont(name, font);
    this.done = new Promise((resolve, reject) => {
      document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
      document.on('end', () => resolve(new Uint8Array(Buffer.concat(this.chunks))));
      document.on('error', reject);
    });
  }

  /** Opens a document; loads the library with the first receipt, not at startup. */
  static async begin(about: { title: string; author: string; language: string }): Promise<PdfSheet> {
    fonts ??= readFonts();
    const [{ default: Document }, bytes] = await Promise.all([import('pdfkit'), fonts]);
    const document = new Document({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      lang: about.language,
      displayTitle: true,
      info: { Title: about.title, Author: about.author },
      // No default font: we register our own.
      font: '',
    });
    return new PdfSheet(document, bytes);
  }

  /** Writes a line or a paragraph; `gap` is the space below it, in points. */
  text(text: string, style?: Style): void {
    this.write(text, { x: MARGIN, width: this.width, style });
  }

  /** Writes the top of a page: the sign and the title, lines below, and a code in the right corner. */
  head({ sign, title, lines, code }: SheetHead): void {
    const { document } = this;
    const top = document.y;
    if (code) {
      const scale = CODE_SIZE / code.size;
      document
        .save()
        .translate(MARGIN + this.width - CODE_SIZE, top)
        .scale(scale);
      document.path(code.path).fill('#000').restore();
    }
    document
      .save()
      .translate(MARGIN, top)
      .scale(SIGN_SIZE / 32);
    if (sign.isRound) document.circle(16, 16, 16).fill(sign.colour);
    else document.roundedRect(0, 0, 32, 32, 9).fill(sign.colour);
    document.path(sign.path).lineWidth(2).lineCap('round').lineJoin('round').stroke('#fff').restore();
    const x = MARGIN + SIGN_SIZE + 8;
    const width = this.width - SIGN_SIZE - 8 - (code ? CODE_SIZE + COLUMN_GAP : 0);
    this.write(title, { x, width, style: { font: 'bold', size: 13, gap: 2 } });
    for (const text of lines) this.write(text, { x, width, style: { colour: SOFT, gap: 1 } });
    document.y = Math.max(document.y + 6, top + (code ? CODE_SIZE + 2 : 0));
  }

  /** Writes two blocks of lines side by side. */
  columns(left: readonly SheetLine[], right: readonly SheetLine[]): void {
    const width = (this.width - COLUMN_GAP) / 2;
    const top = this.document.y;
    this.block(left, MARGIN, width);
    const bottom = this.document.y;
    this.document.y = top;
    this.block(right, MARGIN + width + COLUMN_GAP, width);
    this.document.y = Math.max(bottom, this.document.y);
  }

  /** Draws a frame around two blocks side by side, which stay on one page. */
  frame(left: readonly SheetLine[], right: readonly SheetLine[]): void {
    this.keepTogether(80);
    const top = this.document.y;
    const half = this.width / 2;
    const bottoms = [left, right].map((lines, place) => {
      this.document.y = top + BOX_PADDING;
      this.block(lines, MARGIN + place * half + BOX_PADDING, half - 2 * BOX_PADDING);
      return this.document.y;
    });
    const bottom = Math.max(...bottoms) + BOX_PADDING;
    this.document
      .rect(MARGIN, top, this.width, bottom - top)
      .lineWidth(1)
      .stroke(INK);
    this.document.y = bottom + 6;
  }

  soft(text: string, gap = 2): void {
    this.text(text, { size: 9, colour: SOFT, gap });
  }

  /** Writes a heading under a rule; never leaves it alone at the bottom of a page. */
  heading(text: string): void {
    this.document.y += 4;
    this.keepTogether(80);
    this.rule();
    this.text(text, { font: 'bold', size: 11.5, gap: 4 });
  }

  subheading(text: string, room = 60): void {
    this.keepTogether(room);
    this.text(text, { font: 'bold', size: 10, gap: 2 });
  }

  row({ label, value, isStrong = false }: SheetRow): void {
    const { document } = this;
    document
      .font(isStrong ? 'bold' : 'regular')
      .fontSize(isStrong ? 11 : 10)
      .fillColor(INK);
    const labelWidth = this.width * 0.68;
    const valueWidth = this.width - labelWidth;
    const height = Math.max(
      document.heightOfString(drawable(label), { width: labelWidth }),
      document.heightOfString(drawable(value), { width: valueWidth }),
    );
    this.keepTogether(height);
    const top = document.y;
    document.text(drawable(label), MARGIN, top, { width: labelWidth });
    document.text(drawable(value), MARGIN + labelWidth, top, { width: valueWidth, align: 'right' });
    document.y = top + height + 2;
  }

  /** Starts a new page when fewer points than this are left. */
  keepTogether(points: number): void {
    const bottom = this.document.page.height - MARGIN;
    if (this.document.y + points > bottom) this.document.addPage();
  }

  /** Draws a barcode at the left margin: dark rectangles, in modules. `width`: of all of it, in points. */
  bars(
    {
      width: modules,
      height,
      bars,
    }: { width: number; height: number; bars: { x: number; y: number; width: number }[] },
    { width, barHeight }: { width: number; barHeight: number },
  ): void {
    const scale = width / modules;
    this.keepTogether(height * scale);
    const top = this.document.y;
    for (const bar of bars) {
      this.document.rect(MARGIN + bar.x * scale, top + bar.y * scale, bar.width * scale, barHeight * scale);
    }
    this.document.fill('#000');
    this.document.y = top + height * scale;
  }

  newPage(): void {
    this.document.addPage();
  }

  space(points: number): void {
    this.document.y += points;
  }

  /** Writes a line at the foot of each page and closes the document. */
  async end(pageText: (number: number, count: number) => string): Promise<Uint8Array<ArrayBuffer>> {
    const { document } = this;
    const { count } = document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      document.switchToPage(page);
      // Below the margin, where text would otherwise start a new page.
      document.page.margins.bottom = 0;
      document.font('regular').fontSize(8).fillColor(SOFT);
      document.text(drawable(pageText(page + 1, count)), MARGIN, document.page.height - MARGIN / 1.5, {
        width: this.width,
        align: 'right',
        lineBreak: false,
      });
    }
    document.end();
    return this.done;
  }

  private block(lines: readonly SheetLine[], x: number, width: number): void {
    for (const { text, style } of lines) this.write(text, { x, width, style });
  }

  private write(text: string, { x, width, style = {} }: { x: number; width: number; style?: Style }): void {
    const { font = 'regular', size = 10, colour = INK, gap = 2 } = style;
    this.document.font(font).fontSize(size).fillColor(colour);
    this.document.text(drawable(text), x, this.document.y, { width });
    this.document.y += gap;
  }

  private get width(): number {
    return this.document.page.width - 2 * MARGIN;
  }

  private rule(): void {
    const { document } = this;
    document
      .moveTo(MARGIN, document.y)
      .lineTo(MARGIN + this.width, document.y)
      .lineWidth(0.75)
      .stroke(LINE);
    document.y += 6;
  }
}

function drawable(text: string): string {
  return text.replace(/[₼֏]/g, (sign) => MISSING_SIGNS[sign] ?? sign);
}

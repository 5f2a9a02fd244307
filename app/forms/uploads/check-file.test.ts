import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { heic, jpeg, pdfOf, png, webp } from '#tests/fixtures/documents';
import { checkFile } from './check-file.server';

const check = async (name: string, bytes: Buffer) => {
  const result = await checkFile({ name, bytes });
  return 'fault' in result ? result.fault : `${result.file.type} ${result.file.name}`;
};

/** A PDF as a library writes it. */
function realPdf(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument(options);
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.text('Certificate: flight XX 101 was cancelled.').end();
  });
}

const after = (bytes: Buffer, text: string) => Buffer.concat([bytes, Buffer.from(text, 'latin1')]);
const packedObjects = (content: Buffer) =>
  pdfOf('1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n', deflateSync(content), '\nendstream endobj');

describe('a document that is kept', () => {
  it.each([
    ['a photo', 'IMG 0001.JPG', jpeg(), 'image/jpeg IMG 0001.jpg'],
    ['a photo with data behind its end, as phones write it', 'a.jpeg', after(jpeg(), 'SEFT\0\0'), 'image/jpeg a.jpeg'],
    ['a screenshot', 'Снимок экрана 2031-05-04 в 12.30.png', png(), 'image/png Снимок экрана 2031-05-04 в 12.30.png'],
    ['HEIC', 'IMG_0002.HEIC', heic(), 'image/heic IMG_0002.heic'],
    ['a picture under the name of another kind', 'IMG_0002.jpg', heic(), 'image/heic IMG_0002.heic'],
    ['WEBP', 'scan.webp', webp(), 'image/webp scan.webp'],
    ['a name without an extension', 'Visa refusal 12.05.2031', jpeg(), 'image/jpeg Visa refusal 12.05.2031.jpg'],
    ['a name with an address in it', 'booking.com receipt.pdf', pdfOf(''), 'application/pdf booking.com receipt.pdf'],
    ['plain packed objects', 'a.pdf', packedObjects(Buffer.from('<< /Type /Page >>')), 'application/pdf a.pdf'],
  ])('%s', async (_, name, bytes, kept) => expect(await check(name, bytes)).toBe(kept));

  it('a PDF of a library', async () => expect(await check('a.pdf', await realPdf())).toBe('application/pdf a.pdf'));

  it.each([
    ['direction and control characters', 'gpj.\u202Eexe\u0007.jpg', 'gpj.exe.jpg', 'nameExtension'],
    ['direction characters', 'a\u202Eb\u200Bc.jpg', 'abc.jpg', null],
    ['nothing but dots and spaces', ' ... ', 'document.jpg', null],
    ['markup, which is only text', '<img src=x>.jpg', '<img src=x>.jpg', null],
    ['200 characters', `${'я'.repeat(200)}.jpg`, `${'я'.repeat(116)}.jpg`, null],
  ])('cleans a name of %s', async (_, name, kept, fault) => {
    expect(await check(name, jpeg())).toBe(fault ?? `image/jpeg ${kept}`);
  });
});

describe('a file that is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const zip = Buffer.from('PK\x03\x04'.padEnd(60, '\0') + 'PK\x05\x06'.padEnd(22, '\0'), 'latin1');
  it.each([
    ['nothing', 'a.jpg', Buffer.alloc(0), 'empty'],
    ['a program behind a right name', 'a.jpg', Buffer.from(`MZ${'\0'.repeat(200)}`), 'wrongType'],
    ['HTML behind a right name', 'photo.jpg', html, 'wrongType'],
    ['SVG', 'a.svg', svg, 'nameExtension'],
    ['SVG behind a right name', 'a.png', svg, 'wrongType'],
    ['an archive behind a right name', 'a.pdf', zip, 'wrongType'],
    ['a path', '../../etc/passwd.jpg', jpeg(), 'namePath'],
    ['a path of Windows', 'C:\\a.jpg', jpeg(), 'namePath'],
    ['a double extension', 'photo.php.jpg', jpeg(), 'nameExtension'],
    ['the extension of a program', 'photo.jpg.exe', jpeg(), 'nameExtension'],
    ['a name of 300 characters', `${'a'.repeat(300)}.jpg`, jpeg(), 'nameTooLong'],
    ['half a photo', 'a.jpg', jpeg().subarray(0, -2), 'broken'],
    ['half a screenshot', 'a.png', png().subarray(0, -12), 'broken'],
    ['half of HEIC', 'a.heic', heic().subarray(0, -4), 'broken'],
    ['half of WEBP', 'a.webp', webp().subarray(0, -4), 'broken'],
    ['half a PDF', 'a.pdf', pdfOf('').subarray(0, -7), 'broken'],
    ['a picture that unpacks to gigabytes', 'a.png', png(40_000, 40_000), 'tooManyPixels'],
    ['a photo that unpacks to gigabytes', 'a.jpg', jpeg(65_000, 65_000), 'tooManyPixels'],
    ['a picture and a page', 'a.jpg', after(jpeg(), '<script>alert(1)</script>'), 'hidden'],
    ['a picture and an archive', 'a.png', Buffer.concat([png(), zip]), 'hidden'],
    ['a picture and a PDF', 'a.jpg', after(jpeg(), '%PDF-1.4'), 'hidden'],
    ['a PDF and an archive', 'a.pdf', Buffer.concat([pdfOf(''), zip, Buffer.from('%%EOF')]), 'hidden'],
    ['a PDF and a page', 'a.pdf', pdfOf('<html><body>'), 'pdfActive'],
    ['a PDF with a script', 'a.pdf', pdfOf('<< /S /JavaScript /JS (app.alert(1)) >>'), 'pdfActive'],
    ['a PDF with a script under a spelled name', 'a.pdf', pdfOf('<< /S /J#61vaScript /JS (x) >>'), 'pdfActive'],
    ['a PDF with a packed script', 'a.pdf', packedObjects(Buffer.from('<< /S /JavaScript >>')), 'pdfActive'],
    ['a PDF whose objects are a bomb', 'a.pdf', packedObjects(Buffer.alloc(64 * 1024 * 1024)), 'pdfActive'],
    ['a PDF that starts a program', 'a.pdf', pdfOf('<< /S /Launch /F (cmd.exe) >>'), 'pdfActive'],
    ['a PDF with a file inside', 'a.pdf', pdfOf('<< /Type /EmbeddedFile >>'), 'pdfActive'],
  ])('%s', async (_, name, bytes, fault) => expect(await check(name, bytes)).toBe(fault));

  it('a PDF with a password', async () => {
    expect(await check('a.pdf', await realPdf({ userPassword: 'secret' }))).toBe('pdfLocked');
  });
});

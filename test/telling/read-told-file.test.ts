import { expect, it } from 'vitest'
import { readToldFile } from '#server/telling/files/read-told-file.ts'
import { bomb, openDocument, packed, pdfFile, wordFile, workbook } from './files.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const read = (name: string, bytes: Uint8Array) => readToldFile({ name, bytes })
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** "予約が重なって困る。" as Shift_JIS. */
const SHIFT_JIS = '97 5c 96 f1 82 aa 8f 64 82 c8 82 c1 82 c4 8d a2 82 e9 81 42'
  .split(' ')
  .map((hex) => Number.parseInt(hex, 16))

it.each<[string, string, Uint8Array | Promise<Uint8Array>, string]>([
  ['a text', 'a.txt', bytesOf('\ufeffOne\r\ntwo\r\n\r\n\r\n\r\nthree  \n'), 'One\ntwo\n\nthree'],
  ['what would turn letters round', 'a.txt', bytesOf('a\u202eb\u2066c'), 'abc'],
  ['a text of Windows', 'a.txt', latin('Caf\xe9 \x80 5, it\x92s na\xefve'), 'Café € 5, it’s naïve'],
  [
    'Japanese of old programs',
    'a.txt',
    new Uint8Array(Array(6).fill(SHIFT_JIS).flat()),
    '予約が重なって困る。'.repeat(6),
  ],
  ['UTF-16', 'a.txt', new Uint8Array([0xff, 0xfe, ...Buffer.from('Boats', 'utf16le')]), 'Boats'],
  ['Markdown', 'a.md', bytesOf('# Rules\n- one'), '# Rules\n- one'],
  [
    'a CSV file',
    'a.csv',
    bytesOf('Who;May\nGuest;"book; cancel"\nOwner;\n'),
    '| Who | May |\n| Guest | book; cancel |\nOwner',
  ],
  [
    'a Word document',
    'a.docx',
    wordFile('Boats'),
    'Boats\nGuests & owners lose time <every> day.\n- guest books a boat\n- owner sees the list\n| Who | May |\n| Guest | book |',
  ],
  [
    'an OpenDocument text',
    'a.odt',
    openDocument(
      '<text:h>Boats</text:h><text:p>One<text:s text:c="2"/>two<text:line-break/>three<office:annotation><text:p>secret</text:p></office:annotation></text:p><text:list><text:list-item><text:p>a</text:p><text:list><text:list-item><text:p>b</text:p></text:list-item></text:list></text:list-item></text:list><table:table><table:table-row><table:table-cell><text:p>Who</text:p></table:table-cell><table:table-cell><text:p>May</text:p></table:table-cell></table:table-row></table:table>',
    ),
    'Boats\nOne two\nthree\n- a\n  - b\n| Who | May |',
  ],
  [
    'a workbook',
    'a.xlsx',
    workbook([['Who', 'Most'], ['Guest', 4], ['only']]),
    '| Who | Most |\n| Guest | 4 |\nonly',
  ],
  [
    'rich text',
    'a.rtf',
    latin(
      "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\*\\generator Word;}\\f0\\fs24 Caf\\'e9 \\u8364? 5\\par\\b bold\\b0  and \\{braces\\}\\par {\\pict ffd8ff}last\\tab one}",
    ),
    'Café € 5\nbold and {braces}\nlast one',
  ],
  [
    'a PDF',
    'a.pdf',
    pdfFile({ pages: ['Guests book boats on the phone.', 'Owners see the list.'] }),
    'Guests book boats on the phone.\n\nOwners see the list.',
  ],
])('reads %s', async (...[, name, bytes, text]) => {
  expect(await read(name, await bytes)).toEqual({ ok: true, text })
})

const LAUGHS =
  '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><text:p>&b;</text:p>'
const laughing = packed({ 'content.xml': `<?xml version="1.0"?>${LAUGHS}` })
const deep = openDocument(`${'<text:span>'.repeat(9_000)}x${'</text:span>'.repeat(9_000)}`)

it.each<[string, string, string, Uint8Array | Promise<Uint8Array>]>([
  ['empty', 'a file of nothing', 'a.txt', new Uint8Array()],
  ['empty', 'a file of white space', 'a.txt', bytesOf(' \n\n ')],
  ['empty', 'a workbook of nothing', 'a.xlsx', workbook([])],
  ['tooLong', 'a very long text', 'a.txt', bytesOf(`${'a '.repeat(60_001)}b`)],
  [
    'unknownKind',
    'a picture',
    'a.txt',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0]),
  ],
  [
    'unknownKind',
    'bytes of no text',
    'a.txt',
    new Uint8Array(400).map((_, n) => 1 + ((n * 7) % 31)),
  ],
  ['unknownKind', 'another archive', 'a.docx', packed({ 'readme.xml': '<a/>' })],
  ['oldOffice', 'an old Word file', 'a.doc', new Uint8Array([...OLE, ...bytesOf('WordDocument')])],
  [
    'locked',
    'a Word file under a password',
    'a.docx',
    new Uint8Array([...OLE, ...Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  [
    'locked',
    'a PDF under a password',
    'a.pdf',
    pdfFile({ pages: ['secret words stand here'], password: 'x' }),
  ],
  [
    'locked',
    'an OpenDocument text under a password',
    'a.odt',
    openDocument('', '<manifest:encryption-data/>'),
  ],
  ['picturesOnly', 'a scanned PDF', 'a.pdf', pdfFile({ pages: ['', ''] })],
  [
    'tooManyPages',
    'a PDF of many pages',
    'a.pdf',
    pdfFile({ pages: Array.from({ length: 201 }, () => 'page') }),
  ],
  ['damaged', 'half a PDF', 'a.pdf', bytesOf('%PDF-1.7\nnothing else')],
  [
    'damaged',
    'half a Word document',
    'a.docx',
    packed({ 'word/document.xml': '<w:document><w:body>' }),
  ],
  ['damaged', 'half an archive', 'a.docx', bytesOf('PK\u0003\u0004and then nothing')],
  ['damaged', 'entities that grow', 'a.odt', laughing],
  ['damaged', 'endless nesting', 'a.odt', deep],
  ['tooHeavy', 'a bomb', 'a.docx', bomb('word/document.xml', 60)],
])('refuses as %s: %s', async (...[why, , name, bytes]) => {
  expect(await read(name, await bytes)).toEqual({ ok: false, why })
})

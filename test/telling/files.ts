import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { strToU8, type Zippable, zipSync } from 'fflate'
import PdfDocument from 'pdfkit'

const NUMBERING = {
  config: [
    {
      reference: 'points',
      levels: [{ level: 0, format: 'bullet' as const, text: '•' }],
    },
  ],
}

/** A Word document with a heading, a list and a table. */
export async function wordFile(heading: string): Promise<Uint8Array> {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
  const row = (texts: string[]) => new TableRow({ children: texts.map(cell) })
  const point = (text: string) =>
    new Paragraph({ text, numbering: { reference: 'points', level: 0 } })
  const children = [
    new Paragraph({ text: heading, heading: 'Heading1' }),
    new Paragraph('Guests & owners lose time <every> day.'),
    point('guest books a boat'),
    point('owner sees the list'),
    new Table({ rows: [row(['Who', 'May']), row(['Guest', 'book'])] }),
  ]
  const document = new Document({ numbering: NUMBERING, sections: [{ children }] })
  return new Uint8Array(await Packer.toBuffer(document))
}

interface Pdf {
  pages: readonly string[]
  password?: string
}

/** A PDF of a page for each text; an empty text is a page with a picture alone. */
export function pdfFile({ pages, password }: Pdf): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    autoFirstPage: false,
    ...(password ? { userPassword: password } : {}),
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Uint8Array>((resolve) =>
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))),
  )
  for (const page of pages) {
    pdf.addPage()
    if (page === '') pdf.rect(50, 50, 300, 300).fill('#888888')
    else pdf.text(page)
  }
  pdf.end()
  return whole
}

export function packed(parts: Record<string, string | Uint8Array>): Uint8Array {
  const files: Zippable = {}
  for (const [path, part] of Object.entries(parts)) {
    files[path] = typeof part === 'string' ? strToU8(part) : part
  }
  return zipSync(files)
}

/** An OpenDocument text around this body. */
export function openDocument(body: string, manifest = '<m/>'): Uint8Array {
  return packed({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': manifest,
    'content.xml': `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  })
}

/** A workbook of one sheet with these rows. */
export function workbook(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const cells = (row: readonly (string | number)[], line: number) =>
    row
      .map((value, column) => {
        const place = `${String.fromCharCode(65 + column)}${line + 1}`
        return typeof value === 'number'
          ? `<c r="${place}"><v>${value}</v></c>`
          : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
      })
      .join('')
  const data = rows.map((row, line) => `<row r="${line + 1}">${cells(row, line)}</row>`).join('')
  const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return packed({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELS}"><sheets><sheet name="Rules" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`,
  })
}

/** As many bytes of nothing, packed to a thousandth. */
export function bomb(path: string, megabytes: number): Uint8Array {
  const zeros = new Uint8Array(megabytes * 1024 * 1024).fill(0x20)
  return packed({ [path]: zeros })
}

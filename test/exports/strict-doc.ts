// `npm run suite -- strictdoc`: StrictDoc imports the ReqIF files, reads what it made of them, and every
// item of the document is there with its words and quotes. STRICTDOC names its program where it is not
// on the path.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Chapter,
  type ChapterItem,
  listChapters,
} from '#domain/requirements/exports/reqif/list-chapters.ts'
import { type DocumentSource, makeFile } from '#server/exports/make-file.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { ALL_JAPANESE, JAPANESE, ODD, SAMPLE } from './documents.ts'

const { STRICTDOC: PROGRAM = 'strictdoc' } = process.env
const SOURCES = { English: SAMPLE, Japanese: JAPANESE, 'all Japanese': ALL_JAPANESE, odd: ODD }

if (spawnSync(PROGRAM, ['version']).status !== 0) {
  process.stderr.write(
    'Nothing was tested. Install StrictDoc (pip install strictdoc), or set STRICTDOC to its program, and run the command again.\n',
  )
  process.exit(1)
}

let failed = 0
for (const [name, source] of Object.entries(SOURCES)) {
  const folder = mkdtempSync(join(tmpdir(), 'strictdoc-'))
  try {
    const faults = await tryImport(folder, source)
    failed += faults.length
    const verdict = faults.length === 0 ? 'imported whole' : `NOT WHOLE\n${faults.join('\n')}`
    process.stdout.write(`${name}: ${itemsOf(source).length} items: ${verdict}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
process.exit(failed === 0 ? 0 : 1)

/** What is wrong after a file was imported; nothing when all is there. */
async function tryImport(folder: string, source: DocumentSource): Promise<string[]> {
  const [file, made] = [join(folder, 'document.reqif'), join(folder, 'made')]
  writeFileSync(file, await makeFile(source, 'reqif'))
  const refused = run(folder, ['convert', file, made])
  if (refused !== null) return [refused]
  // It names its file by the ASCII of the title, so that one in Japanese has no name and is not found.
  const [written = ''] = readdirSync(made)
  renameSync(join(made, written), join(made, 'document.sdoc'))
  // What it wrote it must read again: the values of choices are looked at only then.
  const unread = run(made, ['export', '.', '--output-dir', join(folder, 'read'), '--formats=sdoc'])
  if (unread !== null) return [unread]
  const nodes = readNodes(readFileSync(join(made, 'document.sdoc'), 'utf8'))
  return itemsOf(source).flatMap(({ item: { id, quotes }, text }) => {
    const node = nodes.get(id)
    if (node === undefined) return [`${id} is not there`]
    const said = [text, ...quotes.map((quote) => quote.text)].flatMap((words) => words.split('\n'))
    const lost = said.filter((line) => !node.includes(toWords(line)))
    return lost.map((line) => `${id} has lost: ${line}`)
  })
}

function itemsOf({ document: content }: DocumentSource): ChapterItem[] {
  const { document, exports } = TEXTS[content.writtenIn]
  const all = (items: readonly ChapterItem[]): ChapterItem[] =>
    items.flatMap((item) => [item, ...all(item.below)])
  const below = ({ items, chapters }: Chapter): ChapterItem[] => [
    ...all(items),
    ...chapters.flatMap(below),
  ]
  return listChapters(content, { document: document.document, exports }).flatMap(below)
}

/** What the program said when it failed; null when it did not. */
function run(cwd: string, words: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(PROGRAM, words, { cwd, encoding: 'utf8' })
  return status === 0 ? null : `${stdout}${stderr}`
}

/** The words of each node by its UID. */
function readNodes(text: string): Map<string, string> {
  const nodes = text.split(/^UID: /m).slice(1)
  return new Map(nodes.map((node) => [node.split('\n', 1)[0] ?? '', toWords(node)]))
}

/** A text with what XML cannot hold replaced, and one space for each gap. */
function toWords(text: string): string {
  const possible = text.replace(
    /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu,
    '\uFFFD',
  )
  return possible.replace(/\s+/g, ' ').trim()
}

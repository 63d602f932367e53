import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildDocumentJsonSchema } from '#contract/exports/document-schema.ts'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { fileOutline } from '#domain/requirements/outline/file-outline.ts'
import type { PrintedBlock } from '#server/exports/layout/blocks.ts'
import { type DocumentSource, makeFile } from '#server/exports/make-file.ts'
import { chooseDocumentWords } from '#server/texts/texts.ts'
import { asSource, printedOf, SAMPLE, SCHEMA_URL, sourceOf } from './documents.ts'
import { readCsv, readDocx, readGherkin, readPdf, readZip } from './readers.ts'

/** What people and attackers write: structure of every format that an export has. */
const ATTACKS = [
  '# heading\n## 7. Functional requirements',
  'Title\n=====\n---',
  '```\ncode\n~~~',
  '<!-- hidden --><script>alert(1)</script></w:t></w:r>',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '＝1+1',
  '"quoted","cells"\r\n"next row"',
  '"""\nGiven nothing\n"""',
  'Scenario: fake\n  Given x\n  When y',
  'Feature: another',
  '@tag @other\n# language: ja',
  '| Examples |\nExamples:',
  '* a step',
  '### Requirement: fake\n#### Scenario: fake',
  '</context>\n<PRD>',
  '\u0000\u0001\u0008\u000b\u001f\u007f\u0085',
  '\ufffe\uffff\u2028\u2029',
  '\u202Eright to left\u202C \u2066isolated\u2069',
  '\ud800 lone surrogate',
  `very${'long'.repeat(150)}word`,
  '長い'.repeat(150),
  '😀👩‍👩‍👧‍👦 ａｂｃ ①',
  '&amp; &lt; &#35; %s {0} $1 \\',
  ']]> <![CDATA[ <?xml ?>',
  '../../etc/passwd',
  'CON',
  'مرحبا بالعالم',
]

/** `npm run suite -- hostile-files` does 200 of each; laid-out files take long to make and to read. */
const { HOSTILE_FILES } = process.env
const TEXT_RUNS = Number(HOSTILE_FILES ?? 40)
const LAID_OUT_RUNS = Number(HOSTILE_FILES ?? 2)
/** What fails is told as it was found: looking for less of it took all the memory there is, and told nothing. */
const OF_TEXTS = { numRuns: TEXT_RUNS, endOnFailure: true }

const attack = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
)
const words = fc.array(attack, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))

/**
 * The sample's value with hostile words in every text a person or a model wrote; the ids, which
 * the program gives out, stay. Harder than any answer: nothing has cleaned it on its way.
 */
function poisoned(said: readonly string[]): RequirementsDocument {
  let next = 0
  const FIXED =
    /^(?:id|sources|mark|kind|missing|rows|priority|role|rules|entities|requirements|items|blocks|question|date|language|writtenIn|characteristic|permission|refersTo|item|state|lastNumbers|because)$/
  const poison = (value: unknown, key: string): unknown => {
    if (FIXED.test(key))
      return key === 'requirements' && isItems(value)
        ? value.map((entry) => poison(entry, ''))
        : value
    if (typeof value === 'string') {
      next += 1
      return said[next % said.length]
    }
    if (Array.isArray(value)) return value.map((entry) => poison(entry, ''))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, poison(entry, name)]),
    )
  }
  return poison(SAMPLE.document, '') as RequirementsDocument
}

function isItems(value: unknown): value is object[] {
  return Array.isArray(value) && value.some((entry) => typeof entry === 'object')
}

const source = fc
  .array(words, { minLength: 3, maxLength: 9 })
  .map((said) => asSource(poisoned(said)))

/**
 * Control characters but tabs and the ends of lines, and marks that turn the direction of reading.
 */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

const levelsOf = (blocks: readonly PrintedBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))

/** Headings as the agents' tools find them: line by line, outside fences. */
function headingLines(markdown: string): number[] {
  let fence: string | null = null
  return markdown.split('\n').flatMap((line) => {
    const mark = /^`{3,}/.exec(line)?.[0]
    if (fence !== null) {
      if (line === fence) fence = null
      return []
    }
    if (mark !== undefined) fence = mark
    const depth = /^(#{1,6})\s/.exec(line)?.[1]?.length
    return depth === undefined ? [] : [depth]
  })
}

const requirements = ({ document }: DocumentSource) =>
  document.features.flatMap((feature) => feature.requirements)
const criteria = (given: DocumentSource) => requirements(given).flatMap((entry) => entry.criteria)

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

describe('hostile words in every text of a document (docs/reliability.md#s22, docs/reliability.md#s23)', () => {
  it('change no cell, row or formula of a CSV', async () => {
    await fc.assert(
      fc.asyncProperty(source, async (given) => {
        for (const format of ['jira', 'linear', 'github'] as const) {
          const [head = [], ...rows] = readCsv(decode(await makeFile(given, format)))
          const epics = format === 'jira' ? given.document.features.length : 0
          expect(rows).toHaveLength(epics + requirements(given).length)
          expect(rows.filter((row) => row.length !== head.length)).toEqual([])
          expect(
            rows.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell.trimStart())),
          ).toEqual([])
          expect(rows.flat().filter((cell) => /(?!\n)\p{Cc}/u.test(cell))).toEqual([])
        }
      }),
      OF_TEXTS,
    )
  }, 90_000)

  it('change no feature, rule, scenario or step', async () => {
    await fc.assert(
      fc.asyncProperty(source, async (given) => {
        const files = Object.values(readZip(await makeFile(given, 'gherkin'))).map(readGherkin)
        expect(files).toHaveLength(given.document.features.length)
        const rules = files.flatMap(
          ({ feature }) => feature?.children.flatMap(({ rule }) => rule ?? []) ?? [],
        )
        expect(rules.map(({ tags }) => tags[0]?.name)).toEqual(
          requirements(given).map(({ id }) => `@${id}`),
        )
        const scenarios = rules.flatMap(({ children }) =>
          children.flatMap(({ scenario }) => scenario ?? []),
        )
        expect(scenarios.map(({ tags }) => tags[0]?.name)).toEqual(
          criteria(given).map(({ id }) => `@${id}`),
        )
        const wanted = criteria(given).map(({ given: state }) => (state === '' ? 2 : 3))
        for (const [at, { steps, examples, description }] of scenarios.entries()) {
          expect([steps.length, examples.length, description]).toEqual([wanted[at], 0, ''])
          expect(steps.filter(({ docString, dataTable }) => docString || dataTable)).toEqual([])
        }
      }),
      OF_TEXTS,
    )
  }, 90_000)

  it('change no heading of the agents’ files and no path', async () => {
    const calm = readZip(await makeFile(SAMPLE, 'agents'))
    const shape = (files: Record<string, string>) =>
      Object.entries(files)
        .filter(([path]) => path.endsWith('.md') && path !== 'requirements.md')
        .map(([, text]) => headingLines(text))
    await fc.assert(
      fc.asyncProperty(source, async (given) => {
        const files = readZip(await makeFile(given, 'agents'))
        expect(shape(files)).toEqual(shape(calm))
        const paths = Object.keys(files)
        expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
        expect(paths.filter((path) => /\.\.|[\p{Cc}\p{Cf}\\:*?"<>|]|^\//u.test(path))).toEqual([])
        const told = JSON.parse(files['.taskmaster/tasks/tasks.json'] ?? '')
        expect(told.master.tasks.length).toBeGreaterThan(0)
      }),
      OF_TEXTS,
    )
  }, 90_000)

  it('come back letter by letter from the JSON', async () => {
    const validate = new Ajv2020({ strict: false, formats: { date: true, uri: true } }).compile(
      buildDocumentJsonSchema(SCHEMA_URL),
    )
    await fc.assert(
      fc.asyncProperty(source, async (given) => {
        const value = JSON.parse(decode(await makeFile(given, 'json')))
        expect(validate(value), JSON.stringify(validate.errors)).toBe(true)
        expect(requirementsValueSchema.parse(value)).toEqual(given.document)
      }),
      OF_TEXTS,
    )
  }, 90_000)

  it('change no heading and no table of DOCX and PDF', async () => {
    await fc.assert(
      fc.asyncProperty(source, async (given) => {
        const blocks = printedOf(given)
        const levels = levelsOf(blocks)
        const docx = readDocx(await makeFile(given, 'docx'))
        expect(docx.headings.map(({ style }) => style)).toEqual(
          levels.map((level) => ['Title', 'Heading1', 'Heading2'][level - 1]),
        )
        expect(docx.text).not.toMatch(UNPRINTABLE)
        expect(docx.tables).toHaveLength(blocks.filter(({ kind }) => kind === 'table').length)
        const { sections } = fileOutline(given.document, chooseDocumentWords(given.document))
        expect(levels.filter((level) => level === 2)).toHaveLength(sections.length)
        const pdf = await readPdf(await makeFile(given, 'pdf'))
        expect(pdf.pages.join('')).not.toMatch(UNPRINTABLE)
        expect(pdf.outline.map(({ level }) => level + 1)).toEqual(
          levels.filter((level) => level > 1),
        )
      }),
      // To shrink takes longer than to look: each try lays out two files.
      { numRuns: LAID_OUT_RUNS, endOnFailure: true },
    )
  }, 1_800_000)

  it('in every answer at once leave every format readable', async () => {
    const all = ATTACKS.filter((text) => text.isWellFormed() && !text.includes('\0')).join('\n\n')
    const given = sourceOf(
      all.slice(0, 200),
      Object.fromEntries(QUESTIONS.map(({ id }) => [id, all])),
    )
    expect(readDocx(await makeFile(given, 'docx')).headings[0]?.style).toBe('Title')
    expect((await readPdf(await makeFile(given, 'pdf'))).outline.length).toBeGreaterThan(15)
    for (const text of Object.values(readZip(await makeFile(given, 'gherkin')))) readGherkin(text)
    expect(readCsv(decode(await makeFile(given, 'jira'))).length).toBeGreaterThan(1)
  }, 60_000)
})

import { Ajv2020 } from 'ajv/dist/2020.js'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { buildDocumentJsonSchema } from '#contract/exports/document-schema.ts'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import type { ExportFormatId } from '#domain/requirements/exports/export-formats.ts'
import { type DocumentSource, makeFile } from '#server/exports/make-file.ts'
import { ALL_JAPANESE, JAPANESE, SAMPLE, SCHEMA_URL } from './documents.ts'
import { readCsv, readGherkin, readZip } from './readers.ts'

const textFile = async (source: DocumentSource, format: ExportFormatId) =>
  new TextDecoder().decode(await makeFile(source, format))

const requirements = ({ document }: DocumentSource) =>
  document.features.flatMap((feature) => feature.requirements)

const SOURCES: [string, DocumentSource][] = [
  ['English', SAMPLE],
  ['Japanese', JAPANESE],
  ['Japanese with Japanese words', ALL_JAPANESE],
]

describe.each(SOURCES)('JSON in %s', (_, source) => {
  const validate = new Ajv2020({ strict: false, formats: { date: true, uri: true } }).compile(
    buildDocumentJsonSchema(SCHEMA_URL),
  )

  it('fits the published schema and comes back as the same value', async () => {
    const { $schema, ...value } = JSON.parse(await textFile(source, 'json'))
    expect($schema).toBe(SCHEMA_URL)
    expect(validate({ $schema, ...value }), JSON.stringify(validate.errors)).toBe(true)
    expect(requirementsValueSchema.parse(value)).toEqual(source.document)
  })

  it('is refused by the schema when a field is missing, of another kind or unknown', async () => {
    const value = JSON.parse(await textFile(source, 'json'))
    const { features, ...rest } = value
    expect(features).toBeDefined()
    expect(validate(rest)).toBe(false)
    expect(validate({ ...value, version: 'one' })).toBe(false)
    expect(validate({ ...value, more: 1 })).toBe(false)
  })
})

describe.each(SOURCES)('CSV in %s', (_, source) => {
  it('for Jira: epics first, each story below its epic', async () => {
    const [head, ...rows] = readCsv(await textFile(source, 'jira'))
    expect(head?.slice(0, 7)).toEqual([
      'Issue ID',
      'Parent',
      'Issue Type',
      'Summary',
      'Description',
      'Priority',
      'Labels',
    ])
    const epics = source.document.features.length
    expect(rows.map(([, , type]) => type)).toEqual([
      ...Array<string>(epics).fill('Epic'),
      ...Array<string>(requirements(source).length).fill('Story'),
    ])
    expect(rows.every((row) => row.length === head?.length)).toBe(true)
    expect(
      rows.slice(epics).every(([, parent]) => Number(parent) >= 1 && Number(parent) <= epics),
    ).toBe(true)
    expect(rows.flat().filter((cell) => /\s/.test(cell) === false && cell.length > 255)).toEqual([])
    expect(rows.every((row) => (row[3] ?? '').length <= 255)).toBe(true)
  })

  it.each([
    ['linear', 'Title', 'Description'],
    ['github', 'title', 'body'],
  ] as const)(
    'for %s: a row for each requirement with its criteria',
    async (format, title, body) => {
      const [head = [], ...rows] = readCsv(await textFile(source, format))
      expect(rows).toHaveLength(requirements(source).length)
      for (const [index, { id, criteria }] of requirements(source).entries()) {
        const row = rows[index] ?? []
        expect(row).toHaveLength(head.length)
        expect(row[head.indexOf(title)]).toMatch(new RegExp(`^${id} `))
        for (const criterion of criteria) expect(row[head.indexOf(body)]).toContain(criterion.id)
      }
    },
  )
})

describe.each(SOURCES)('Gherkin in %s', (_, source) => {
  it('is read by the official parser: a rule for each requirement, a scenario for each criterion', async () => {
    const files = Object.values(readZip(await makeFile(source, 'gherkin'))).map(readGherkin)
    const rules = files.flatMap(
      ({ feature }) => feature?.children.flatMap(({ rule }) => rule ?? []) ?? [],
    )
    expect(rules.map(({ name }) => name.split(' ')[0])).toEqual(
      requirements(source).map(({ id }) => id),
    )
    const scenarios = rules.flatMap(({ children }) =>
      children.flatMap(({ scenario }) => scenario ?? []),
    )
    expect(scenarios.map(({ tags }) => tags[0]?.name)).toEqual(
      requirements(source).flatMap(({ criteria }) => criteria.map(({ id }) => `@${id}`)),
    )
    for (const { steps } of scenarios) {
      const keywords = steps.map(({ keyword }) => keyword.trim())
      expect([
        ['When', 'Then'],
        ['Given', 'When', 'Then'],
        ['もし', 'ならば'],
        ['前提', 'もし', 'ならば'],
      ]).toContainEqual(keywords)
    }
  })
})

interface Task {
  dependencies: number[]
  subtasks: { title: string }[]
}

describe.each(SOURCES)('the agents’ pack in %s', (_, source) => {
  const headings = (markdown: string) =>
    fromMarkdown(markdown).children.flatMap((node) =>
      node.type === 'heading' ? [`${'#'.repeat(node.depth)} ${textOf(node)}`] : [],
    )

  it('holds every layout its page names', async () => {
    const paths = Object.keys(readZip(await makeFile(source, 'agents')))
    for (const pattern of [
      /^AGENTS\.md$/,
      /^requirements\.md$/,
      /^requirements\.json$/,
      /^features\/\d\d-[^/]+\.feature$/,
      /^specs\/001-[^/ ]+\/spec\.md$/,
      /^\.kiro\/specs\/[^/ ]+\/requirements\.md$/,
      /^openspec\/specs\/[^/ ]+\/spec\.md$/,
      /^\.taskmaster\/tasks\/tasks\.json$/,
      /^\.agents\/skills\/build-from-requirements\/SKILL\.md$/,
      /^report-tests\.mjs$/,
    ]) {
      expect(
        paths.filter((path) => pattern.test(path)),
        String(pattern),
      ).not.toEqual([])
    }
  })

  it('gives spec-kit its mandatory sections', async () => {
    const files = readZip(await makeFile(source, 'agents'))
    const spec = Object.entries(files).find(([path]) => path.startsWith('specs/'))?.[1] ?? ''
    const found = headings(spec)
    for (const title of [
      '## User Scenarios & Testing (mandatory)',
      '## Requirements (mandatory)',
      '### Functional Requirements',
      '## Success Criteria (mandatory)',
      '### Measurable Outcomes',
    ]) {
      expect(found).toContain(title)
    }
    expect(
      found.filter((title) => /^### User Story \d+ - .+ \(Priority: P[123]\)$/.test(title)),
    ).toHaveLength(source.document.features.length)
    for (const { id } of requirements(source)) expect(spec).toContain(`**${id}**:`)
  })

  it('gives Kiro numbered requirements with stories and EARS criteria', async () => {
    const files = readZip(await makeFile(source, 'agents'))
    const spec = Object.entries(files).find(([path]) => path.startsWith('.kiro/'))?.[1] ?? ''
    const found = headings(spec)
    expect(found.slice(0, 2)).toEqual(['# Requirements Document', '## Introduction'])
    expect(found.filter((title) => title.startsWith('### Requirement '))).toEqual(
      requirements(source).map(({ id }, index) =>
        expect.stringContaining(`### Requirement ${index + 1}: ${id} `),
      ),
    )
    const criteria = spec.split('\n').filter((line) => /^\d+\. /.test(line))
    expect(criteria.filter((line) => !/\bSHALL\b/.test(line))).toEqual([])
    expect(spec.match(/\*\*User Story:\*\* (?:As |.+として、)/g)).toHaveLength(
      requirements(source).length,
    )
  })

  it('gives OpenSpec what its validator asks for', async () => {
    const files = readZip(await makeFile(source, 'agents'))
    const specs = Object.entries(files).filter(([path]) => path.startsWith('openspec/'))
    for (const [, spec] of specs) {
      const found = headings(spec)
      expect(found.slice(1, 3)).toEqual(['## Purpose', '## Requirements'])
      const parts = spec.split(/^### Requirement: /m).slice(1)
      for (const part of parts) {
        const [name = '', , statement = ''] = part.split('\n')
        expect(name.length).toBeLessThanOrEqual(60)
        expect(statement).toMatch(/\bSHALL\b/)
        expect(part).toMatch(/^#### Scenario: /m)
        expect(part).toMatch(/^- \*\*WHEN\*\* .+\n- \*\*THEN\*\* .+/m)
      }
    }
  })

  it('gives Task Master each requirement once, a task for each slice after the one before', async () => {
    const files = readZip(await makeFile(source, 'agents'))
    const { tasks }: { tasks: Task[] } = JSON.parse(
      files['.taskmaster/tasks/tasks.json'] ?? '',
    ).master
    const ids = tasks.flatMap(({ subtasks }) => subtasks.map(({ title }) => title.split(' ')[0]))
    expect(ids.toSorted()).toEqual(requirements(source).map(({ id }) => id))
    expect(tasks.map(({ dependencies }) => dependencies)).toEqual(
      tasks.map((_, index) => (index === 0 ? [] : [index])),
    )
    const told = JSON.stringify(tasks)
    for (const { id } of source.document.rules) {
      const isUsed = requirements(source).some(({ rules }) => rules.includes(id))
      expect(told.includes(`${id} `), id).toBe(isUsed)
    }
  })

  it('gives an agent the build order first, what is open with what waits for it, and the way back', async () => {
    const files = readZip(await makeFile(source, 'agents'))
    const page = files['AGENTS.md'] ?? ''
    const lines = page.split('\n').filter((line) => line !== '')
    expect(new Set(lines).size).toBe(lines.length)
    expect(page.indexOf('\n1. ')).toBeLessThan(page.indexOf('\n```'))
    for (const { id, blocks } of source.document.openQuestions) {
      const line = lines.find((each) => each.startsWith(`- ${id} `)) ?? ''
      for (const blocked of blocks) expect(line).toContain(blocked)
    }
    const server = new URL(source.schemaUrl).origin
    for (const said of [`${server}/mcp`, '`ask_founder`', '@AC-007.2']) expect(page).toContain(said)
  })

  it('gives a skill as agentskills.io lays it out, without a word of the founder’s', async () => {
    const files = readZip(await makeFile(source, 'agents'))
    const [[path = '', text = ''] = []] = Object.entries(files).filter(([name]) =>
      name.endsWith('/SKILL.md'),
    )
    const [, name, description = ''] =
      /^---\nname: ([a-z]+(?:-[a-z]+)*)\ndescription: ([^:#\n]{20,1024})\n---\n\n# /.exec(text) ??
      []
    expect(path.split('/').at(-2)).toBe(name)
    expect(description).not.toContain(source.document.title)
    expect(text.split('\n').length).toBeLessThan(40)
  })
})

import { expect, it } from 'vitest'
import type { ExportFormatId } from '#domain/requirements/exports/export-formats.ts'
import { writeBakery } from '#domain/requirements/testing/bakery.ts'
import { makeArchive } from '#server/exports/make-archive.ts'
import { type DocumentSource, makeFile } from '#server/exports/make-file.ts'
import type { ProjectTexts } from '#server/exports/write-project-pages.ts'
import { ALL_JAPANESE, asSource, SAMPLE } from './documents.ts'
import { readDocx, readPdf, readZip, squeezed } from './readers.ts'

async function textOf(source: DocumentSource, format: ExportFormatId): Promise<string> {
  const bytes = await makeFile(source, format)
  if (format !== 'gherkin' && format !== 'agents') return new TextDecoder().decode(bytes)
  const files = Object.entries(readZip(bytes))
  const written = files.filter(([path]) => !path.startsWith('requirements.'))
  return written.map(([, text]) => text).join('\n')
}

it.each<[ExportFormatId, string[], string[]]>([
  [
    'jira',
    ['出典：', 'ルール：', '受け入れ基準', '（失敗時）：操作：'],
    ['"Issue ID"', '"Story"', '"High"'],
  ],
  [
    'linear',
    ['出典：', '**受け入れ基準**', 'の要件定義書、バージョン1（'],
    ['"Title"', '"Backlog"'],
  ],
  ['github', ['出典：', '**ルール：** '], ['"title"', '"milestone"', ',must,']],
  [
    'gherkin',
    ['# 出典：', 'の要件定義書、バージョン1（'],
    ['# language: ja', '機能: ', ' @failure'],
  ],
  [
    'agents',
    [
      '## 作る順番',
      'として、',
      'のうち、一番高い優先度は',
      '先に尋ねること',
      '次を満たす：',
      'にまとめたもの',
    ],
    [
      '# Requirements Document',
      '**User Story:** ',
      '## User Scenarios & Testing',
      ' SHALL ',
      '"testStrategy"',
    ],
  ],
])(
  '%s speaks the document’s language, and the tool’s own words stay',
  async (format, said, kept) => {
    const text = await textOf(asSource(writeBakery()), format)
    for (const part of [...said, ...kept]) expect(text).toContain(part)
    expect(text).not.toMatch(
      /Source: |Why: |Rules: |Acceptance criteria\*|\(failure\)|From the |These files|Waiting for it|Ask first|As an? |make sure|Business rules|What the app|strongest priority|Until it is/,
    )
    expect(await textOf(SAMPLE, format)).not.toMatch(/\p{Script=Han}/u)
  },
)

it.each([
  [SAMPLE, 'Answers in English', 'en'],
  [ALL_JAPANESE, '回答の言語：日本語', 'ja'],
] as const)('names the language of the answers in %#, and JSON keeps its tag', async (...given) => {
  const [source, told, tag] = given
  expect(await textOf(source, 'markdown')).toContain(told)
  expect(readDocx(await makeFile(source, 'docx')).text).toContain(told)
  const { pages } = await readPdf(await makeFile(source, 'pdf'))
  expect(squeezed(pages[0] ?? '')).toContain(squeezed(told))
  expect(JSON.parse(await textOf(source, 'json'))).toMatchObject({ language: tag })
})

const PROJECT: ProjectTexts = {
  title: 'Yoga',
  description: null,
  assignee: 'Kim',
  startDate: null,
  endDate: null,
  starters: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  answers: [],
  reading: null,
  notes: [],
  progress: [],
  testReports: [],
  tracker: null,
  issues: [],
  links: [],
  comments: [],
  approvals: [],
  consultations: [
    {
      questionId: null,
      question: 'Q?',
      originalUserInput: null,
      response: 'R.',
      source: 'built-in',
      createdAt: '2026-01-02T00:00:00Z',
    },
  ],
}

it.each([
  [
    'en',
    [
      '- Assignee: Kim',
      '# Answers: Yoga',
      'Not answered yet.',
      '## General question, 2026-01-02',
      'Reply (the built-in reviewer):',
    ],
  ],
  [
    'ja',
    [
      '- 担当者：Kim',
      '# 回答：Yoga',
      'まだ回答がありません。',
      '## 全般の質問（2026-01-02）',
      '返答（内蔵のレビュー機能）：',
    ],
  ],
] as const)(
  'a project’s pages speak the language that is asked for: %s',
  async (language, said) => {
    const files = readZip(await makeArchive({ project: PROJECT, source: null, language }))
    const text = Object.values(files).join('\n')
    for (const line of said) expect(text.split('\n')).toContain(line)
  },
)

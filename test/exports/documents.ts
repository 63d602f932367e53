import type { Language } from '#domain/language.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { SAMPLE as SAMPLE_IN_JAPANESE } from '#domain/questionnaire/text-ja.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { fileOutline } from '#domain/requirements/outline/file-outline.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import type { PrintedBlock } from '#server/exports/layout/blocks.ts'
import { toPrintedBlocks } from '#server/exports/layout/to-printed-blocks.ts'
import type { DocumentSource } from '#server/exports/make-file.ts'
import { chooseDocumentWords, TEXTS } from '#server/texts/texts.ts'

export const SCHEMA_URL = 'https://groundwork.example/api/schemas/requirements-document.json'

/** A document written from these answers, as the exports take it. */
export function sourceOf(
  title: string,
  answers: Readonly<Record<string, string>>,
  language: Language = 'en',
): DocumentSource {
  const input = inputOf({ title, answers })
  const project = { ...input.project, description: title }
  return asSource(writeDocument({ ...input, project }, TEXTS[language].document))
}

export function asSource(document: RequirementsDocument): DocumentSource {
  const markdown = renderMarkdown(document, chooseDocumentWords(document))
  return { projectId: 'project-1', document, markdown, schemaUrl: SCHEMA_URL }
}

/** The blocks of which DOCX and PDF are laid out. */
export function printedOf({ document }: DocumentSource): PrintedBlock[] {
  const { front, sections } = toPrintedBlocks(fileOutline(document, chooseDocumentWords(document)))
  return [...front, ...sections]
}

export const SAMPLE = sourceOf(SAMPLE_PROJECT.title, SAMPLE_PROJECT.answers)

export const JAPANESE = sourceOf('ヨガ教室の予約', {
  q1: '小さなヨガ教室の先生。電話で予約を受けるので、週に2回ほど二重予約が起きる。',
  q2: '先週の月曜日、ノートに名前を書き忘れて返金した。',
  q3: '生徒が1分以内に自分で予約できる。',
  q4: '20の教室が毎週使う。キャンセルは増えてはいけない。',
  q5: '生徒: 空きクラスを見る、予約する。先生: 名簿を見る。',
  q6: '1. アナがスマホでリンクを開く。 2. 火曜18時を選ぶ。 3. 確認メールが届く。',
  q7: '必須: 生徒が予約できる。できれば: キャンセル待ち。',
  q8: 'スマホアプリは作らない。',
  q9: 'クラスが満員なら予約できない。',
  q10: 'クラス: 曜日、時間、定員。',
})

/** The sample in Japanese, with the document's own words in Japanese as well. */
export const ALL_JAPANESE = sourceOf(
  SAMPLE_IN_JAPANESE.title,
  Object.fromEntries(TEXTS.ja.questions.map(({ id, example }) => [id, example])),
  'ja',
)

/** Words that a file's own language could be broken by. */
export const ODD = sourceOf('A & "B" <c>', {
  q5: 'Owner: says <yes> & "no".\nGuest\u0001: books.',
  q7: 'Must: the owner can add a slot. Nice: guests <b>cancel</b> ]]> &amp; C:\\new\\u00e9.',
})

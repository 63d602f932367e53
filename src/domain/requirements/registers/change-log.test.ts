import { expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { changesBetween } from './change-log.ts'

it('tells a mark that changed alone, with the answers that explain it', () => {
  const first = writeStudio()
  const [rule] = first.rules
  if (rule === undefined) throw new Error('the sample has a rule')
  const assumed = { ...first, rules: [{ ...rule, mark: 'assumed' as const }] }
  const answers = first.answers.map((answer) =>
    rule.sources.includes(answer.question) ? { ...answer, text: 'As I said.' } : answer,
  )
  const stated = { ...first, answers, rules: [rule] }
  const changes = changesBetween(assumed, stated)
  const marks = { before: 'assumed', after: 'stated' }
  expect(changes).toMatchObject([{ kind: 'changed', id: rule.id, marks, because: rule.sources }])
  const text = renderMarkdown(
    { ...stated, changeLog: [{ version: 2, date: '2026-02-03', changes }] },
    DOCUMENT_WORDS,
  )
  expect(text).toContain(`- ${rule.id} (answer Q9): Assumed became Stated: “`)
})

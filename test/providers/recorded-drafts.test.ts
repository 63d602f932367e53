import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkDraft } from '#domain/requirements/drafting/check-draft.ts'
import type { DraftPart } from '#domain/requirements/drafting/grow-draft.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { readingOf } from '#domain/requirements/testing/input-of.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { partAsked } from './part-asked.ts'
import { type Received, type StandIn, startStandIn } from './stand-in.ts'
import { INPUT, writeWithModel } from './write-with-model.ts'

interface Recorded {
  title: string
  language: 'en' | 'ja'
  answers: Record<string, string>
  parts: Record<Exclude<DraftPart, 'functions'>, object> & {
    functions: { functions: { id: string }[] }[]
  }
}

const read = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`./recorded/${name}.json`, import.meta.url), 'utf8'))

/** Many tests share the machine, and each of these writes a document of twenty thousand words. */
vi.setConfig({ testTimeout: 180_000 })

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())

/** What a model answered, part by part; of the functions the recorded page that has the first one asked for. */
function replayed({ parts }: Recorded) {
  return (asked: Received) => {
    const part = partAsked(asked)
    if (part !== 'functions') return { text: JSON.stringify(parts[part]) }
    const [, first = ''] =
      /Write these functions: (FR-\d+)/.exec(asked.messages[0]?.text ?? '') ?? []
    const ids = /Write these functions: (.+)\.$/
      .exec(asked.messages[0]?.text ?? '')?.[1]
      ?.split(', ')
    const pages = parts.functions.filter(({ functions }) =>
      functions.some(({ id }) => ids?.includes(id)),
    )
    const isFirst = (page: (typeof pages)[number]) => page.functions.some(({ id }) => id === first)
    return {
      text: JSON.stringify({
        functions: pages.flatMap(({ functions }) =>
          functions.filter(({ id }) => ids?.includes(id)),
        ),
        rules: pages.filter(isFirst).flatMap((page) => ('rules' in page ? page.rules : [])),
      }),
    }
  }
}

/**
 * Drafts that a session wrote as the model, which saw the prompts alone, of founders' answers that
 * another session wrote cold: typed in polite Japanese, dictated in Nova Scotia, typed on a phone by a lake (its rules with cases).
 */
describe.each([['kimono'], ['seedlings'], ['boats']])('a recorded draft (%s)', (name) => {
  const recorded = read(name)
  const answers = Object.entries(recorded.answers)

  it('becomes a document that says nothing no answer bears out, unmarked', async () => {
    standIn.answer(replayed(recorded))
    const { document } = await writeWithModel(standIn, {
      project: { ...INPUT.project, title: recorded.title },
      answers: answers.map(([questionId, value]) => ({ questionId, value })),
      reading: readingOf(recorded.answers),
    })
    const { draft } = document
    if (draft === undefined) throw new Error(JSON.stringify(document.writers))
    const faults = checkDraft(draft, document)
    expect(faults.filter(({ rule }) => rule !== 'untold-words')).toEqual([])
    expect(faults.length).toBeLessThan(5)
    expect(document.coverage.every(({ state }) => state === 'covered' || state === 'open')).toBe(
      true,
    )
    const tested = listRequirements(document).filter(({ criteria }) => criteria.length > 0)
    expect(tested).toHaveLength(listRequirements(document).length)
    const markdown = renderMarkdown(document, recorded.language === 'ja' ? JAPANESE : ENGLISH)
    for (const { id } of listRequirements(document)) expect(markdown).toContain(`**${id}**`)
    for (const { words } of draft.withheld ?? []) expect(markdown).not.toContain(words)
  })
})

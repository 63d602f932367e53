import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { partAsked } from './part-asked.ts'
import { type Received, type Scripted, type StandIn, startStandIn } from './stand-in.ts'
import { writerOf, writeWithModel } from './write-with-model.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.requests.length = 0
})

const json = (value: object): Scripted => ({ text: JSON.stringify(value) })
const LINE = /(FR-\d+) The app shall let (?:the |an? )?(\S+) ([^\n]*?)\.(?: \(|\n)/

/** A model that tells one requirement, first with a figure of its own. */
const telling = (asked: Received): Scripted => {
  if (partAsked(asked) !== 'capabilities') return json(NO_PROPOSALS)
  const [, id = '', role = '', deed = ''] = LINE.exec(asked.messages[0]?.text ?? '') ?? []
  const isFirst = asked.messages.length === 1
  const text = `The ${role} can ${deed}${isFirst ? ' 77 times' : ''}.`
  const lines = [{ at: id, items: [id], text }]
  const capabilities = isFirst ? [{ title: 'Told together', items: [id] }] : []
  return json({ capabilities, lines, ruleRows: [], rightRows: [], inTurn: [] })
}

describe('the model that writes section 7', () => {
  it('is asked for all requirements, told what is refused, and tells them with its mended text', async () => {
    standIn.answer(telling)
    const written = await writeWithModel(standIn)
    const asked = standIn.requests.filter((each) => partAsked(each) === 'capabilities')
    expect(asked).toHaveLength(2)
    expect(asked[1]?.messages.at(-1)?.text).toMatch(
      /lines\[0\]\.text \(FR-\d+\): nothing that it tells holds "77/,
    )
    expect(writerOf(written, 'capabilities')).toMatchObject({ taken: 2, refused: 1 })
    const [capability] = written.document.capabilities ?? []
    const [line] = capability?.lines ?? []
    expect(line?.of).toHaveLength(1)
    expect(written.document.proposed?.proposals.lines).toMatchObject([{ of: line?.of }])
    expect(renderMarkdown(written.document, DOCUMENT_WORDS)).toContain(
      `### Told together (must; slice 1)\n\n**${line?.at}** ${line?.text} (Q`,
    )
  })

  it('leaves requirements and their tests to it alone', async () => {
    standIn.answer(telling)
    await writeWithModel(standIn)
    const draftOf = (part: string) =>
      standIn.requests.find((each) => partAsked(each) === part)?.messages[0]?.text ?? ''
    expect(draftOf('capabilities')).toMatch(/\nFR-\d+ The app shall/)
    expect(draftOf('wording')).not.toMatch(/\n(?:FR|AC)-\d/)
  })
})

import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { AppError } from '#server/app-error.ts'
import { SAMPLE } from '#test/exports/documents.ts'
import { doHeavyWork } from './heavy-work.ts'

const STORED = {
  content: JSON.stringify(SAMPLE.document),
  markdown: SAMPLE.markdown,
  edits: [],
  approvals: [],
  version: 1,
  schemaUrl: SAMPLE.schemaUrl,
  projectId: SAMPLE.projectId,
}
// The worker has taggers of its own.
const { taggers, ...given } = inputOf(SAMPLE_PROJECT)
const input = { ...given, previous: null }
/** Answers so odd that reading them takes far longer than the abort. */
const slow = {
  ...input,
  answers: input.answers.map(({ questionId }) => ({ questionId, value: 'a\n'.repeat(5000) })),
}
const of = (userId: string, signal = new AbortController().signal) => ({ userId, signal })

describe('heavy work', () => {
  it('gives what the work gives on this thread', async () => {
    const document = await doHeavyWork('writeDocument', input, of('mia'))
    expect(document).toEqual(writeDocument({ ...input, taggers }, DOCUMENT_WORDS))
    const { content, markdown } = await doHeavyWork('renderDocument', document, of('mia'))
    expect(JSON.parse(content)).toEqual(workOut(document, DOCUMENT_WORDS.document))
    expect(markdown).toBe(renderMarkdown(document, DOCUMENT_WORDS))
  })

  it('tells what the work threw, and works on', async () => {
    await expect(doHeavyWork('renderDocument', { format: 1 }, of('mia'))).rejects.toThrow('invalid')
    expect((await doHeavyWork('writeDocument', input, of('mia'))).title).toBe(SAMPLE_PROJECT.title)
  })

  it('stops in the middle for a client that goes away, and works on', async () => {
    const leaving = new AbortController()
    const work = doHeavyWork('writeDocument', slow, of('mia', leaving.signal))
    setTimeout(() => leaving.abort(new Error('gone')), 20)
    await expect(work).rejects.toThrow('gone')
    expect((await doHeavyWork('writeDocument', input, of('mia'))).title).toBe(SAMPLE_PROJECT.title)
  })

  it('lets two files of one user wait and sends the next away; leaving frees a place', async () => {
    const order = { source: STORED, format: 'pdf' as const }
    const begun = Array.from({ length: 2 }, () => doHeavyWork('makeFile', order, of('mia')))
    const leaving = new AbortController()
    const left = doHeavyWork('makeFile', order, of('mia', leaving.signal))
    await expect(doHeavyWork('makeFile', order, of('mia'))).rejects.toEqual(
      new AppError('too_many_requests'),
    )
    leaving.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    const last = doHeavyWork('makeFile', order, of('mia'))
    expect(await Promise.all([...begun, last])).toHaveLength(3)
  })

  it('lets another user in while thirty files of one are asked for', async () => {
    const order = { source: STORED, format: 'pdf' as const }
    const files = Array.from({ length: 30 }, () => doHeavyWork('makeFile', order, of('mia')))
    const ended = Promise.allSettled(files)
    expect((await doHeavyWork('makeFile', order, of('noor'))).length).toBeGreaterThan(0)
    expect((await ended).filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('answers that the service is busy when very many wait', async () => {
    const many = Array.from({ length: 62 }, (_, n) =>
      doHeavyWork('writeDocument', input, of(`${n}`)),
    )
    await expect(doHeavyWork('writeDocument', input, of('late'))).rejects.toEqual(
      new AppError('unavailable'),
    )
    expect(await Promise.all(many)).toHaveLength(62)
  })
})

import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { AppError } from '#server/app-error.ts'
import { heavyWork } from './heavy-work.ts'

const input = inputOf(SAMPLE_PROJECT)
/** Answers so odd that reading them takes far longer than the abort. */
const slow = {
  ...input,
  answers: input.answers.map(({ questionId }) => ({ questionId, value: 'a\n'.repeat(5000) })),
}
const never = new AbortController().signal

describe('heavy work', () => {
  it('gives what the work gives on this thread', async () => {
    const document = await heavyWork('writeDocument', input, never)
    expect(document).toEqual(writeDocument(input))
    const { content, markdown } = await heavyWork('renderDocument', document, never)
    expect(content).toEqual(document)
    expect(markdown).toBe(renderMarkdown(document))
  })

  it('tells what the work threw, and works on', async () => {
    await expect(heavyWork('renderDocument', { format: 1 }, never)).rejects.toThrow('invalid')
    expect((await heavyWork('writeDocument', input, never)).title).toBe(SAMPLE_PROJECT.title)
  })

  it('stops in the middle for a client that goes away, and works on', async () => {
    const leaving = new AbortController()
    const work = heavyWork('writeDocument', slow, leaving.signal)
    setTimeout(() => leaving.abort(new Error('gone')), 20)
    await expect(work).rejects.toThrow('gone')
    expect((await heavyWork('writeDocument', input, never)).title).toBe(SAMPLE_PROJECT.title)
  })

  it('lets twenty wait and sends the next away; who leaves the line frees a place', async () => {
    const begun = Array.from({ length: 21 }, () => heavyWork('writeDocument', input, never))
    const leaving = new AbortController()
    const left = heavyWork('writeDocument', input, leaving.signal)
    await expect(heavyWork('writeDocument', input, never)).rejects.toEqual(
      new AppError('unavailable'),
    )
    leaving.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    const last = heavyWork('writeDocument', input, never)
    expect(await Promise.all([...begun, last])).toHaveLength(22)
  })
})

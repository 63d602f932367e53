import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const feature = makeRow('feature', 'q7: members book a lane', {
  actor: 'member',
  does: 'book a lane',
})

describe('what the founder asked not to put in', () => {
  it.each<[string, string, typeof ENGLISH, boolean]>([
    ['is left out', 'we lost a key in may dont put that in', ENGLISH, false],
    ['is left out of another manner', 'Off the record, the pool leaks.', ENGLISH, false],
    ['is left out in Japanese', '去年一回なくしました、これは書かないでください', JAPANESE, false],
    ['is not what the app shall not show', "the phone, don't put that on a screen", ENGLISH, true],
    ['is not what letters shall not say', 'お知らせに病名を書かないでほしい', JAPANESE, true],
  ])('%s', (...[, said, words, isPrinted]) => {
    const aside = makeRow('aside', `q9: ${said}`, {})
    const document = writeRows([feature, aside], words)
    const answers = [{ question: 'q9', title: 'Rules', text: `Ten lanes. ${said}` }]
    const printed = renderMarkdown({ ...document, answers }, words)
    expect(printed.includes(said)).toBe(isPrinted)
    expect(printed.includes(words.document.withheld)).toBe(!isPrinted)
    expect(printed).toContain('Ten lanes.')
  })
})

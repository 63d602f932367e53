import { describe, expect, it } from 'vitest'
import { layShed, makeDraft, SHED } from '#domain/requirements/drafting/testing/a-draft.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { listSecrets, withhold } from './withhold.ts'

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

it('takes no line with it for a year or a digit', () => {
  const said = "The lease is up in 2027 after 5 years, don't tell Gordon. Nothing else."
  const answers = [{ question: 'q15', title: 'Limits', text: said }]
  const written = writeRows([feature], ENGLISH)
  const project = { ...written.project, description: 'Lanes for 5 from 2027' }
  const printed = JSON.stringify(withhold({ ...written, project, answers }, ENGLISH.document))
  expect(printed).not.toContain('lease')
  expect(printed).toContain('Lanes for 5 from 2027')
})

it("takes no word of the program's own with it", () => {
  const said = '請求と支払いの知らせが本物かは許可なく出せない、主人には言わんでください'
  const answers = [{ question: 'q15', title: 'お金', text: said }]
  const printed = renderMarkdown({ ...writeRows([feature], JAPANESE), answers }, JAPANESE)
  expect(printed).not.toContain('本物かは')
  expect(printed).toContain('本物の知らせ、請求、支払いを送らない')
})

describe('what the founder asks to keep from somebody', () => {
  it.each<[string, typeof ENGLISH, Record<'said' | 'own' | 'other' | 'secret', string>]>([
    [
      'a second budget',
      ENGLISH,
      {
        said: "The trustees gave £3,000. I could find £5,000 of my own, don't tell Gordon. Monthly £30.",
        own: 'I could find £5,000 of my own',
        other: 'The trustees gave £3,000',
        secret: '5,000',
      },
    ],
    [
      'a day',
      ENGLISH,
      {
        said: 'Ready by May. Between you and me, I sell the yard in October.',
        own: 'I sell the yard in October',
        other: 'Ready by May',
        secret: 'October',
      },
    ],
    [
      'a second budget in Japanese',
      JAPANESE,
      {
        said: 'お金は主人が50万までって言っとって私のへそくりで80万までは出せると思う、主人には言わんでください',
        own: '私のへそくりで80万までは出せると思う',
        other: 'お金は主人が50万まで',
        secret: '80万',
      },
    ],
  ])('%s is in no file, nor a question made of it', (_, words, { said, own, other, secret }) => {
    const first = makeRow('limit', `q15: ${other}`, { about: 'budget', what: other })
    const second = makeRow('limit', `q15: ${own}`, { about: 'budget', what: own })
    const doubt = makeRow('doubt', `q15: ${own}`, { about: 'unknown', what: own })
    const asked =
      said.match(/don't tell Gordon|Between you and me|主人には言わんでください/u)?.[0] ?? ''
    const aside = makeRow('aside', `q15: ${asked}`, {})
    const written = writeRows([feature, first, second, doubt, aside], words)
    const answers = [{ question: 'q15', title: 'Money', text: said }]
    const document = { ...written, answers }
    const printed = renderMarkdown(document, words)
    const value = JSON.stringify(withhold(document, words.document))
    for (const file of [printed, value]) {
      expect(file).not.toContain(secret)
      expect(file).not.toContain(asked)
      expect(file).not.toContain(words.document.first.unplaced)
      expect(file).toContain(words.document.withheld)
      expect(file).toContain(other)
    }
    const shown = JSON.stringify(outlineOf(workOut(document, words.document), words.document))
    expect(shown).toContain(words.document.first.withheld)
  })
})

describe('what a model found that the founder asks to keep', () => {
  const said = 'Call her Sandra (that is her name, change it). Ann was ill, keep that one back.'
  const document = (withheld: { question: string; words: string }[]) => {
    const draft = { ...makeDraft(), withheld }
    const answers = [
      ...SHED.answers,
      { question: 'q2', title: 'Today', text: said },
      { question: 'q12', title: 'Trouble', text: 'A late tool, see Sandra.' },
    ]
    return { ...layShed(draft), draft, answers }
  }

  it('stands in no file, wherever an answer has it, and the founder sees what is left out', () => {
    const kept = document([
      { question: 'q2', words: 'Sandra' },
      { question: 'q2', words: 'Ann was ill, keep that one back' },
      { question: 'q2', words: 'never said' },
    ])
    const printed = renderMarkdown(kept, ENGLISH)
    expect(printed).not.toMatch(/Sandra|was ill/u)
    expect(printed).toContain('A late tool, see […].')
    expect(
      listSecrets(kept)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['Ann was ill, keep that one back', 'Sandra', 'Sandra'])
  })

  it('takes the sentence with it, and two beside one another as one', () => {
    const said =
      "Tickets are 165. Neil had a funny turn and he's not to row alone. So it should know that without saying why. Nuts."
    const answers = [{ question: 'q2', title: 'Today', text: said }]
    const named = [
      { question: 'q2', words: 'Neil had a funny turn' },
      { question: 'q2', words: 'know that without saying why' },
    ]
    const [answer] = withhold({ ...document(named), answers }, ENGLISH.document).answers
    expect(answer?.text).toBe('Tickets are 165. […] Nuts.')
  })

  it('leaves no word of it, nor that there was any, in what others read', () => {
    const shared = withhold(document([{ question: 'q2', words: 'Sandra' }]), ENGLISH.document)
    expect(JSON.stringify(shared)).not.toContain('Sandra')
    expect(listSecrets(shared)).toEqual([])
  })

  it('takes no line with it that only speaks of the like', () => {
    const printed = renderMarkdown(document([{ question: 'q2', words: 'Ann was ill' }]), ENGLISH)
    expect(printed).toContain('**FR-001** **Borrow a tool.** A member borrows a tool')
    expect(printed).toContain('Ann lends tools to members.')
  })

  it('leaves the answers whole where nothing was found', () => {
    expect(renderMarkdown(document([]), ENGLISH)).toContain(said)
  })
})

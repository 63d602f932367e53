import { describe, expect, it } from 'vitest'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import type { Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { listContents, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'

const YARD = {
  title: 'Lift list',
  answers: {
    q1: 'for kev who lifts the boats. we plan it before easter',
    q5: 'kev - see the lift list, tick a lift. owners - ask for a lift date. dilys - see the bills',
    q7: 'a lift list, must\nkev ticks a lift, must',
    q9: 'the tide at devonprt has to be high before easter. "ask kev" stands on the board',
  },
}
const SHOP = {
  title: '貸衣装の予約',
  answers: {
    q1: '貸衣装と着付けの店です。',
    q5: '店主：予約を入れる、見る。\nお客さん：自分の予約だけ見る。',
    q7: '必須：お客さんが狩り押さえをする。\n必須：気付けの人の空きを見る。',
    q10: '家金：金額、払った日。\nお客さん：名前、電話。',
    q9: '狩り押さえは7日で自動ではずれる。\n家金が払われるまで渡さない。',
  },
}
const cite = (question: string, quote: string) => ({ question, quote })
const OF_YARD: Proposals['spellings'] = [
  { written: 'kev', meant: 'Kev', cites: [] },
  { written: 'devonprt', meant: 'Devonport', cites: [cite('q9', 'the tide at devonprt')] },
  { written: 'dilys', meant: 'Dilys', cites: [] },
  { written: 'easter', meant: 'Easter', cites: [] },
]
const HELD = [cite('q9', '狩り押さえは7日で自動ではずれる')]
const OF_SHOP: Proposals['spellings'] = [
  { written: '狩り押さえ', meant: '仮押さえ', cites: HELD },
  { written: '家金', meant: '内金', cites: [cite('q9', '家金が払われるまで渡さない')] },
  { written: '気付け', meant: '着付け', cites: [] },
]

interface Case {
  project: typeof YARD | typeof SHOP
  words: typeof ENGLISH
  spellings: Proposals['spellings']
}

const write = ({ project, words }: Case, previous: RequirementsDocument | null = null) =>
  writeDocument(inputOf(project, previous), words)
const apply = (
  given: Case,
  proposals: Partial<Proposals> = {},
  document: RequirementsDocument = write(given),
) =>
  applyProposals({
    ...{ document, previous: null, sameLanguage: true, words: given.words },
    proposals: { spellings: given.spellings, ...proposals },
  })

const OF: Record<'English' | 'Japanese', Case> = {
  English: { project: YARD, words: ENGLISH, spellings: OF_YARD },
  Japanese: { project: SHOP, words: JAPANESE, spellings: OF_SHOP },
}
const idsOf = (document: RequirementsDocument) => listContents(document).map(({ item }) => item.id)
/** As a version is whose answers were read anew since: its items are known by what they say. */
const withoutRows = (document: RequirementsDocument): RequirementsDocument =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === 'rows' ? undefined : value)))
const quotesOf = (document: RequirementsDocument) =>
  listContents(document).map(({ item }) => item.quotes)
/** All that the document tells, without what it quotes. */
const toldOf = (document: RequirementsDocument) =>
  listContents(document)
    .map(({ content }) => content.replace(/“[^”]*”|"[^"]*"|「[^」]*」/gu, ''))
    .join('\n')

describe.each(['English', 'Japanese'] as const)('in %s what was meant', (language) => {
  const given = OF[language]
  const before = write(given)
  const { document, findings } = apply(given)

  it('stands wherever something is told', () => {
    expect(findings).toEqual([])
    for (const { written, meant } of given.spellings) {
      expect(toldOf(before)).toContain(written === 'dilys' ? 'dily' : written)
      expect(toldOf(document)).not.toContain(written)
      expect(toldOf(document)).toContain(meant)
    }
    expect(checkDocument(document, CHECK_TEXT).filter(({ rule }) => rule === 'invented')).toEqual(
      [],
    )
  })

  it('stands in no quote and in no answer, and no id is another', () => {
    expect(document.answers).toEqual(before.answers)
    expect(quotesOf(document)).toEqual(quotesOf(before))
    expect(idsOf(document)).toEqual(idsOf(before))
    expect(document.title).toBe(before.title)
  })

  it('stays when it is put again, and gives the next version no new ids', () => {
    expect(apply(given, { spellings: [] }, document).document).toEqual(document)
    expect(idsOf(write(given, document))).toEqual(idsOf(document))
    expect(idsOf(write(given, withoutRows(document)))).toEqual(idsOf(document))
  })

  it('is listed in appendix C', () => {
    const printed = renderMarkdown(document, given.words)
    for (const { meant } of given.spellings) expect(printed).toContain(` → ${meant}`)
    expect(printed).toContain(given.words.document.parts.spellings)
    expect(renderMarkdown(before, given.words)).not.toContain(given.words.document.parts.spellings)
  })
})

it('a person whose name is typed small has no article, and is none of several', () => {
  const printed = renderMarkdown(apply(OF.English).document, ENGLISH)
  expect(renderMarkdown(write(OF.English), ENGLISH)).toMatch(/\bthe kev\b/i)
  expect(printed).not.toMatch(/\bthe (?:kev|dily)/i)
  expect(toldOf(apply(OF.English).document)).not.toMatch(/\bthe (?:kev|dily)|\bdily\b/i)
  expect(printed).toContain('"ask kev"')
})

it('what a model proposes later is spelled, and its words are those of the answers', () => {
  const [requirement] = listRequirements(apply(OF.Japanese).document)
  const criterion = {
    ...{ item: requirement?.id ?? '', given: '', failure: false, cites: HELD },
    ...{ when: '狩り押さえが7日を過ぎる', outcome: '仮押さえは自動ではずれる' },
  }
  const { document, findings } = apply(OF.Japanese, { criteria: [criterion] })
  expect(findings).toEqual([])
  const added = listRequirements(document)[0]?.criteria.at(-1)
  expect(added).toMatchObject({
    ...{ when: '仮押さえが7日を過ぎる', outcome: '仮押さえは自動ではずれる' },
    quotes: [{ question: 'q9', text: HELD[0]?.quote }],
  })
})

import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import type { ConflictProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import {
  type HoursCase,
  IN_ENGLISH,
  IN_JAPANESE,
} from '#domain/requirements/enrichment/testing/hours.ts'
import { listContents, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { stampConflicts } from './list-reviewed.ts'

type Given = Partial<ConflictProposal>

/** What becomes of conflicts that were found in the draft with its proposals in it. */
function reviewed(
  { words, document, proposals }: HoursCase,
  conflicts: readonly Given[],
  judged: readonly string[] = [],
) {
  const given = { document, previous: null, sameLanguage: true, words, judged }
  const { document: draft } = applyProposals({ ...given, proposals })
  const stamped = stampConflicts(
    conflicts.map((each) => ({ ids: [], takeBack: [], instead: [], cites: [], ...each })),
    draft,
  )
  const done = applyProposals({ ...given, proposals: { ...proposals, conflicts: stamped } })
  const again = (previous: RequirementsDocument) =>
    applyProposals({ ...given, previous, proposals: { ...proposals, conflicts: stamped } })
  return { draft, again, ...done }
}

const BOTH: [string, HoursCase][] = [
  ['in English', IN_ENGLISH],
  ['in Japanese', IN_JAPANESE],
]
const idsOf = (document: RequirementsDocument) => listContents(document).map(({ item }) => item.id)
const exampleIn = (document: RequirementsDocument) =>
  listRequirements(document)
    .flatMap(({ criteria }) => criteria)
    .find(({ example }) => example === true)?.id ?? ''
const suppliedIn = (document: RequirementsDocument) =>
  listRequirements(document).find(({ text }) => /correct the hours|一覧/.test(text))?.id ?? ''

describe.each(BOTH)('what contradicts, %s', (_, given) => {
  const { draft } = reviewed(given, [])
  const [example, supplied] = [exampleIn(draft), suppliedIn(draft)]

  it('is taken back where nobody said it, with everything that only spoke of it', () => {
    expect([example, supplied]).not.toContain('')
    const { document, findings } = reviewed(given, [
      { ids: [example, 'CT-01'], takeBack: [example] },
      { ids: [supplied, 'ST-01'], takeBack: [supplied] },
    ])
    expect(findings).toEqual([])
    expect(idsOf(draft)).toEqual(expect.arrayContaining([example, supplied]))
    expect(idsOf(document)).not.toContain(example)
    expect(JSON.stringify({ ...document, lastNumbers: {} })).not.toContain(`"${supplied}"`)
    const vouched = document.assumptions.filter(({ text }) => /model|モデル/.test(text))
    expect(vouched).toEqual([])
  })

  it('stays where the founder said or confirmed it, whatever speaks against it', () => {
    const said = { rule: 'told', part: 'takeBack' }
    const takeBack = (ids: string[], back: string) => ({ ids, takeBack: [back] })
    const { findings, document } = reviewed(
      given,
      [
        takeBack(['FR-001', example], 'FR-001'),
        takeBack(['ST-01', supplied], 'ST-01'),
        takeBack(['OQ-01', 'FR-001'], 'OQ-01'),
        takeBack([supplied, 'ST-01'], supplied),
      ],
      [supplied],
    )
    const words = ['FR-001', 'ST-01', 'OQ-01', supplied]
    expect(findings).toMatchObject(words.map((each) => ({ ...said, words: each })))
    expect(document).toEqual(draft)
  })

  it('gets another default, which has to decide something and is not the founder’s', () => {
    const instead = (id: string, text: string) => ({
      ids: ['ST-01', id],
      instead: [{ id, text }],
    })
    const { document, findings } = reviewed(given, [
      instead('CT-01', given.putOff),
      instead('CT-01', `${given.instead}？`),
      instead('OQ-01', given.instead),
      instead('FR-001', given.instead),
      instead('CT-01', given.instead),
    ])
    expect(findings.map(({ rule, part }) => [rule, part])).toEqual([
      ['undecided', 'instead'],
      ['shape', 'instead'],
      ['repeated', 'instead'],
      ['unknown-item', 'instead'],
    ])
    expect(document.contradictions?.[0]?.suggestedDefault).toContain(given.instead)
  })

  it('gets another default where a model’s is in the founder’s words alone', () => {
    const { text = '' } = given.document.contradictions?.[0]?.quotes[0] ?? {}
    const instead = (put: string) => ({
      ...{ ids: ['CT-01', 'FR-001'], instead: [{ id: 'CT-01', text: put }] },
    })
    const { document, findings } = reviewed(given, [instead(text), instead(given.instead)])
    expect(findings).toEqual([])
    expect(document.contradictions?.[0]?.suggestedDefault).toContain(given.instead)
  })

  it('is nobody’s any more where another default gives its deed to somebody else', () => {
    const text =
      given === IN_ENGLISH
        ? 'Only the cleaner corrects the hours of a cleaner.'
        : '掃除の人だけが時間を直す。'
    const conflict = { ids: [supplied, 'CT-01'], instead: [{ id: 'CT-01', text }] }
    const { document, findings } = reviewed(given, [{ ...conflict, takeBack: [supplied] }])
    expect(findings).toEqual([])
    expect(document.contradictions?.[0]?.suggestedDefault).toBe(text)
  })

  it('gives the writer’s own default back where a model’s is only taken back', () => {
    const { document } = reviewed(given, [{ ids: ['CT-01', 'FR-001'], takeBack: ['CT-01'] }])
    const before = given.document.contradictions?.[0]?.suggestedDefault
    expect(draft.contradictions?.[0]?.suggestedDefault).not.toBe(before)
    expect(document.contradictions?.[0]?.suggestedDefault).toBe(before)
  })

  it('is a conflict of two lines, or of one with an answer', () => {
    const back = { takeBack: [supplied] }
    const { findings, document } = reviewed(given, [
      { ids: ['FR-001', 'FR-999'], takeBack: ['FR-999'] },
      { ids: [supplied], ...back },
      { ids: [supplied, supplied], ...back },
      { ids: ['FR-001', 'ST-01'], ...back },
      { ids: ['FR-001', supplied] },
      { ids: [supplied, example], takeBack: [supplied, example] },
      { ids: [supplied], ...back, cites: [{ question: 'q13', quote: 'nobody said so 誰も' }] },
      { ids: [supplied], ...back, cites: [given.cite] },
      { ids: [supplied, 'FR-001'], ...back },
    ])
    expect(findings.map(({ rule }) => rule)).toEqual([
      ...['unknown-item', 'shape', 'shape', 'shape', 'shape', 'shape', 'citation-wrong'],
      'repeated',
    ])
    expect(idsOf(document)).not.toContain(supplied)
  })

  it('stays away in the next version, and comes back where what it contradicts says something else', () => {
    const { document, again } = reviewed(given, [
      { ids: [supplied, 'ST-01'], takeBack: [supplied] },
      { ids: [example, 'CT-01'], takeBack: [example] },
    ])
    const next = again(document)
    expect(next.findings).toEqual([])
    expect(suppliedIn(next.document)).toBe('')
    expect(exampleIn(next.document)).toBe('')
    const other = given.document.contradictions?.map((each) => ({ ...each, text: 'Other?' })) ?? []
    const changed = reviewed(
      { ...given, document: { ...given.document, contradictions: other } },
      [],
    )
    const stale = stampConflicts(
      [{ ids: [example, 'CT-01'], takeBack: [example], instead: [], cites: [] }],
      draft,
    )
    const { document: kept, findings } = applyProposals({
      ...{ document: { ...given.document, contradictions: other }, previous: null },
      ...{ proposals: { ...given.proposals, conflicts: stale }, sameLanguage: true },
      words: given.words,
    })
    expect(findings).toMatchObject([{ rule: 'unknown-item', words: 'CT-01' }])
    expect(kept).toEqual(changed.draft)
  })
})

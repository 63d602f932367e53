import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyMoments } from '#domain/requirements/enrichment/people/apply-moments.ts'
import { applySideJourneys } from '#domain/requirements/enrichment/people/apply-side-journeys.ts'
import {
  idIn,
  JAPANESE_SHED,
  type Phrase,
  printSection,
  SHED,
  tellRoles,
} from '#domain/requirements/enrichment/testing/shed.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const linesOf = (section: string) =>
  section.split('\n').filter((line) => line !== '' && !line.startsWith('| ---'))

const PHRASES: Phrase[] = [
  ['borrower', 'sees', ['own loans'], 'their own loans'],
  ['borrower', 'sees', ['phone of a borrower'], 'their phone numbers'],
  ['borrower', 'not', ["other borrowers' phone"], "see other borrowers' phone numbers"],
  ['minder', 'sees', ['phone of a borrower'], 'phone numbers until noon'],
  ['minder', 'may', ['tool broken'], 'mark a tool broken'],
  ['Nell', 'sees', ['takings', 'own loans', 'phone of a borrower'], 'everything'],
]

describe('section 4 of a file', () => {
  it('is told role by role, and says of what no row names for whom it is', () => {
    const { document } = tellRoles(PHRASES)
    const [, ...lines] = linesOf(printSection(document, 4))
    expect(lines).toEqual([
      '**ROLE-01 Borrower** (Q5, Q7)',
      '- **Sees:** Their own loans; their phone numbers†.',
      '- **May:** Reserve a saw.',
      "- **May not:** See other borrowers' phone numbers.",
      '**ROLE-02 Minder** (Q5, Q7)',
      '- **Sees:** Phone numbers until noon.',
      '- **May:** Mark a tool broken.',
      '**ROLE-03 Nell** (Founder; Q5)',
      '- **Sees:** Everything.',
      '- **May:** Change the fees; close the shed for a day.',
      expect.stringMatching(
        /^†: nobody said it, or not all of it\. Besides this, .* \(Assumed\)\. What else is supposed stands in “Who may do what” at the end\.$/u,
      ),
    ])
    const [, details = ''] = renderMarkdown(document, ENGLISH).split('\n## D Who may do what\n')
    expect(details).toMatch(/^\| See phone numbers of borrowers \|/mu)
  })

  it('names the answers that say who a role is beside those of its rights', () => {
    const { document } = tellRoles(PHRASES)
    const roles = document.roles.map((role) => ({ ...role, sources: ['q2'] }))
    expect(printSection({ ...document, roles }, 4)).toMatch(
      /^\*\*ROLE-01 Borrower\*\* \(Q2, Q5, Q7\)$/mu,
    )
  })

  it('is the table of rights where nobody told it by role, or all that was told was corrected', () => {
    const { document } = tellRoles(PHRASES)
    const roleLines =
      document.roleLines?.map((line) => ({ ...line, of: line.of.map(() => '') })) ?? []
    for (const each of [SHED, { ...document, roleLines }]) {
      expect(printSection(each, 4)).toContain('### Who may do what')
    }
  })

  it('holds in Japanese', () => {
    const { document } = tellRoles(
      [
        ['会員', 'sees', ['自分の貸出'], '自分の貸出'],
        ['会員', 'not', ['ほかの人の電話'], 'ほかの人の電話を見る'],
      ],
      JAPANESE_SHED,
    )
    const [, ...lines] = linesOf(printSection(document, 4, JAPANESE))
    expect(lines.slice(0, 4)).toEqual([
      '**ROLE-01 会員**（問5、問7）',
      '- **見えるもの：** 自分の貸出。',
      '- **できること：** 工具を予約する。',
      '- **できないこと：** ほかの人の電話を見る。',
    ])
  })
})

/** With a short journey and with what happens after some days. */
function along(document: RequirementsDocument, [saw, days]: [string, string], texts: string[]) {
  const [title = '', one = '', two = '', quote = '', when = '', text = ''] = texts
  const { document: told, findings } = applySideJourneys({ document, sameLanguage: true }, [
    {
      title,
      steps: [
        { text: one, items: [] },
        { text: two, items: [idIn(document, saw), idIn(document, days)] },
      ],
      cites: [{ question: 'q9', quote }],
    },
  ])
  const moments = [{ when, text, items: [idIn(document, days), 'OQ-01'] }]
  const timed = applyMoments({ document: told, sameLanguage: true }, moments)
  expect([...findings, ...timed.findings]).toEqual([])
  return timed.document
}

describe('section 6 of a file', () => {
  it('has the short journeys as they are told with the functions that build them, and then what happens when', () => {
    const document = along(
      SHED,
      ['reserve a saw', '14 days'],
      [
        ...['A borrower of a saw', 'The minder opens at 9.', 'The borrower reserves a saw.'],
        ...['a loan is over after 14 days', '14 days after a loan', 'The loan is over'],
      ],
    )
    const lines = linesOf(printSection(document, 6))
    expect(lines.slice(lines.indexOf('### Shorter stories'))).toEqual([
      '### Shorter stories',
      '**A borrower of a saw.** The minder opens at 9. (outside the app) The borrower reserves a saw. (Q9; FR-001)',
      '### What happens when',
      '| When | What happens | From |',
      '| **14 days after a loan** | The loan is over | Q5, Q9, OQ-01 |',
    ])
  })

  it('holds in Japanese', () => {
    const document = along(
      JAPANESE_SHED,
      ['工具を予約', '14日'],
      [
        ...['会員の予約', '会員が電話を見る。', '会員が工具を予約する。'],
        ...['貸出は14日で終わる', '14日たつとき', '貸出は終わる'],
      ],
    )
    const lines = linesOf(printSection(document, 6, JAPANESE))
    expect(lines.slice(lines.indexOf('### そのほかの話'))).toEqual([
      '### そのほかの話',
      '**会員の予約。** 会員が電話を見る。（アプリの外で）会員が工具を予約する。（問9、FR-001）',
      '### いつ何が起こるか',
      '| とき | 起こること | 回答 |',
      '| **14日たつとき** | 貸出は終わる | 問5、問9、OQ-01 |',
    ])
  })
})

import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { applyRoleLines } from '#domain/requirements/enrichment/people/apply-role-lines.ts'
import type { RoleLineProposal } from '#domain/requirements/enrichment/people-proposals.ts'
import { applyRightRows } from '#domain/requirements/enrichment/rights/apply-right-rows.ts'
import { stampRights } from '#domain/requirements/enrichment/rights/rights-told.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const right = (role: string, may: 'may' | 'never' | 'only', what: string) =>
  makeRow('permission', `q5: ${role} ${what}`, { role, may, what })
const does = (actor: string, deed: string) =>
  makeRow('feature', `q7: ${actor} ${deed}`, { actor, does: deed })

/** A shed that lends tools: who borrows, who minds it on Saturdays, and who runs it. */
export const SHED_ROWS: Row[] = [
  makeRow('role', 'q5: borrowers', { name: 'borrower' }),
  makeRow('role', 'q5: minders', { name: 'minder' }),
  makeRow('role', 'q5: and me, Nell', { name: 'Nell', also: ['me'] }),
  right('borrower', 'may', 'see their own loans'),
  right('borrower', 'never', "see other borrowers' phone numbers"),
  makeRow('permission', 'q5: minder sees the phone of a borrower until noon', {
    ...{ role: 'minder', what: 'see the phone of a borrower' },
  }),
  right('Nell', 'only', 'change the fees'),
  right('Nell', 'may', 'see the takings'),
  right('Nell', 'may', 'close the shed for a day'),
  does('borrower', 'reserve a saw'),
  does('minder', 'mark a tool broken'),
  makeRow('rule', 'q9: a loan is over after 14 days', {
    when: 'a loan is 14 days old',
    then: 'it is over',
  }),
  makeRow('aside', 'q6: the key hangs in the baker’s shop; the minder opens at 9 on sat', {}),
]

const JAPANESE_ROWS: Row[] = [
  makeRow('role', 'q5: 会員', { name: '会員' }),
  makeRow('role', 'q5: 当番', { name: '当番' }),
  makeRow('role', 'q5: 私、店長', { name: '店長', also: ['私'] }),
  right('会員', 'may', '自分の貸出を見る'),
  right('会員', 'never', 'ほかの人の電話を見る'),
  makeRow('permission', 'q5: 当番は昼まで会員の電話を見る', {
    role: '当番',
    what: '会員の電話を見る',
  }),
  right('店長', 'may', '売上を見る'),
  does('会員', '工具を予約する'),
  makeRow('rule', 'q9: 貸出は14日で終わる', { when: '14日たつ', then: '貸出は終わる' }),
]

/** An item by some of its words, or by its id. */
export function idIn(document: RequirementsDocument, words: string): string {
  const all = listContents(document).filter(({ prefix }) => NAMED.has(prefix))
  const found = all.find(({ content }) => content.toLowerCase().includes(words.toLowerCase()))
  return found?.item.id ?? words
}

const NAMED: ReadonlySet<string> = new Set(['PERM', 'FR', 'BR', 'OQ', 'CT', 'AC'])

/** With the rows of section 4. */
export function withRights(document: RequirementsDocument, rows: readonly Right[]) {
  const rightRows = rows.map(([deeds, text, cells]) => ({
    ...{ items: deeds.map((words) => idIn(document, words)), text },
    cells: Object.entries(cells).map(([role, may]) => ({ role, may })),
  }))
  const { document: told, findings } = applyRightRows({
    ...{ document, sameLanguage: true, inTurn: [] },
    rightRows: stampRights(rightRows, document),
  })
  if (findings.length > 0) throw new Error(JSON.stringify(findings))
  return told
}

type Right = readonly [deeds: readonly string[], text: string, cells: Record<string, string>]

export const SHED_RIGHTS: Right[] = [
  [['own loans'], 'See loans', { borrower: 'own', Nell: 'yes' }],
  [
    ['phone of a borrower', "other borrowers' phone"],
    'See phone numbers of borrowers',
    { borrower: 'own', minder: 'until noon', Nell: 'yes' },
  ],
  [['change the fees'], 'Change the fees', { Nell: 'yes' }],
  [['close the shed'], 'Close the shed for a day', { Nell: 'yes', minder: 'yes' }],
  [['reserve a saw'], 'Reserve a saw', { borrower: 'yes', Nell: 'yes' }],
]

export const SHED = withRights(writeRows(SHED_ROWS, ENGLISH), SHED_RIGHTS)

export const JAPANESE_SHED = withRights(writeRows(JAPANESE_ROWS, JAPANESE), [
  [['自分の貸出'], '貸出を見る', { 会員: 'own', 店長: 'yes' }],
  [
    ['会員の電話', 'ほかの人の電話'],
    '会員の電話を見る',
    { 会員: 'own', 当番: '昼まで', 店長: 'yes' },
  ],
  [['工具を予約'], '工具を予約する', { 会員: 'yes', 店長: 'yes' }],
])

/** A phrase by the name of its role, its part, some words of each item, and its text. */
export type Phrase = readonly [
  role: string,
  part: RoleLineProposal['part'],
  items: readonly string[],
  text: string,
]

/** Tells roles as a model would. */
export function tellRoles(phrases: readonly Phrase[], document = SHED, sameLanguage = true) {
  const lines = phrases.map(([role, part, items, text]) => ({
    ...{ role, part, text, items: items.map((words) => idIn(document, words)) },
  }))
  return applyRoleLines({ document, sameLanguage }, stampRights(lines, document))
}

/** A section as a file has it, by its number. */
export function printSection(
  document: RequirementsDocument,
  number: number,
  words: DocumentWords = ENGLISH,
): string {
  return renderMarkdown(document, words).split(/^## /m)[number] ?? ''
}

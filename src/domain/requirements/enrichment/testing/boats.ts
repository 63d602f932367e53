import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyProposals, type Enrichment } from '#domain/requirements/enrichment/apply-proposals.ts'
import { NO_PROPOSALS, type Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const ROWS: Row[] = [
  makeRow('role', 'q5: guests', { name: 'guest' }),
  makeRow('role', 'q5: Bo and Kim, the skippers', { name: 'skipper', also: ['Bo', 'Kim'] }),
  makeRow('role', 'q5: and me', { name: 'me' }),
  makeRow('permission', 'q5: guests see their own trips', {
    role: 'guest',
    what: 'see their own trips',
  }),
  makeRow('permission', 'q5: skippers see the guest list', {
    role: 'skipper',
    what: 'see the guest list',
  }),
  makeRow('permission', 'q5: only I cancel a trip', {
    role: 'me',
    may: 'only',
    what: 'cancel a trip',
  }),
  makeRow('permission', 'q5: I see the turnover', { role: 'me', what: 'see the turnover' }),
  makeRow('feature', 'q7: a guest books a seat on a trip', {
    actor: 'guest',
    does: 'book a seat on a trip',
    priority: 'must',
  }),
  makeRow('feature', 'q7: skippers check the guests in', {
    actor: 'skipper',
    does: 'check the guests in',
  }),
  makeRow('feature', 'q7: skippers say yes to a swap', {
    actor: 'skipper',
    does: 'say yes to a swap',
  }),
  makeRow('step', 'q6: Kim counts who is on board', {
    who: 'Kim',
    role: 'skipper',
    does: 'count who is on board',
  }),
  makeRow('rule', 'q9: in a storm the trip waits and sails the next day', {
    when: 'there is a storm',
    then: 'the trip waits and sails the next day',
  }),
  makeRow('out', 'q8: no gift vouchers', { what: 'gift vouchers' }),
  makeRow('aside', 'q14: the port wants the passport number. health is never written down', {}),
  makeRow('stages', 'q7: a trip is planned, then sailing, then done; or it waits', {
    thing: 'trip',
    stages: ['planned', 'waiting', 'sailing', 'done'],
    moves: [
      { from: 'planned', to: 'sailing' },
      { from: 'sailing', to: 'done' },
    ],
  }),
]

const JAPANESE_ROWS: Row[] = [
  makeRow('role', 'q5: お客様', { name: 'お客様' }),
  makeRow('role', 'q5: 船長のケンさん', { name: '船長', also: ['ケンさん'] }),
  makeRow('role', 'q5: 私', { name: '私' }),
  makeRow('permission', 'q5: 船長は乗客の名簿を見ます', { role: '船長', what: '乗客の名簿を見る' }),
  makeRow('permission', 'q5: 売上は私だけが見ます', {
    role: '私',
    may: 'only',
    what: '売上を見る',
  }),
  makeRow('feature', 'q7: お客様が席を予約します', { actor: 'お客様', does: '席を予約する' }),
  makeRow('rule', 'q9: 嵐の日は出航を見合わせます', {
    when: '嵐の日',
    then: '出航を見合わせる',
  }),
  makeRow('out', 'q8: 食事の注文は扱いません', { what: '食事の注文' }),
  makeRow('stages', 'q7: 便は予定、運航中、終了、または待機', {
    thing: '便',
    stages: ['予定', '待機', '運航中', '終了'],
    moves: [{ from: '予定', to: '運航中' }],
  }),
]

/** Of all but the owner, whom nobody said anything of. */
function withoutSuppositions(document: RequirementsDocument): RequirementsDocument {
  const permissions = document.permissions.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      cell.assumed === true && cell.role !== 'ROLE-03'
        ? { role: cell.role, permission: 'unstated' as const }
        : cell,
    ),
  }))
  return { ...document, permissions }
}

/** Boat trips, of which much is not said. */
export const BOATS = { document: withoutSuppositions(writeRows(ROWS, ENGLISH)), words: ENGLISH }
export const JAPANESE_BOATS = {
  document: withoutSuppositions(writeRows(JAPANESE_ROWS, JAPANESE)),
  words: JAPANESE,
}

/** What becomes of these proposals for the boat trips. */
export function supplied(
  proposals: Partial<Proposals>,
  { document, words }: typeof BOATS | typeof JAPANESE_BOATS = BOATS,
): Enrichment {
  return applyProposals({
    document,
    proposals: { ...NO_PROPOSALS, ...proposals },
    previous: null,
    sameLanguage: true,
    words,
  })
}

import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-ja/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { makeRow } from './make-rows.ts'

const CUSTOMER = makeRow('role', 'q5: お客様は予約する', { name: 'お客様' })
const ROWS = [
  CUSTOMER,
  makeRow('feature', 'q7: 必須：お客様は商品を予約できる', {
    actor: 'お客様',
    does: '商品を予約する',
    priority: 'must',
  }),
  makeRow('feature', 'q7: 予約の数を数える', { actor: 'app', does: '予約の数を数える' }),
  makeRow('feature', 'q7: 写真の一覧', { does: '写真の一覧', flags: ['actor', 'verb'] }),
  makeRow('permission', 'q5: ほかの人の予約は見てはいけない', {
    role: 'お客様',
    may: 'never',
    what: 'ほかの人の予約を見る',
  }),
  makeRow('rule', 'q9: 満員なら予約できない', {
    when: '予約が満員',
    then: '予約できない',
    about: ['商品を予約する'],
  }),
  makeRow('case', 'q12: 商品の予約中に通信が切れたら、内容を残す', {
    during: '商品を予約する',
    when: '通信が切れた',
    then: '予約の内容を残す',
  }),
  makeRow('message', 'q13: 予約したらメール', {
    to: 'お客様',
    when: '予約した',
    channel: 'メール',
  }),
  makeRow('measure', 'q4: 二重予約を月8件から0件に', {
    what: '二重予約',
    from: '月8件',
    to: '0件',
    certainty: 'guess',
  }),
  makeRow('step', 'q6: 花子さんが商品を予約する', {
    who: '花子',
    role: 'お客様',
    does: '商品を予約する',
  }),
  makeRow('thing', 'q10: 予約：名前、日付', {
    name: '予約',
    fields: ['名前', '日付'].map((name) => ({ name, private: true, values: ['一', '二'] })),
    keep: '一年',
  }),
  makeRow('out', 'q8: 配達はしない。店に来てもらうから', {
    what: '配達',
    because: '店に来てもらうから',
  }),
  makeRow('doubt', 'q15: 値段はまだ決めていない', {
    about: 'unknown',
    what: '値段はまだ決めていない',
  }),
  makeRow('aside', 'q1: 私は七十一歳です'),
]

/** A bakery's document, from rows written by hand. */
export function writeBakery(): RequirementsDocument {
  const said = ROWS.flatMap((row) => row.said)
  const questions = [...new Set(said.map(({ question }) => question))]
  return writeDocument(
    {
      project: {
        title: 'パン屋',
        description: null,
        assignee: null,
        startDate: null,
        endDate: null,
      },
      answers: questions.map((questionId) => ({
        questionId,
        value: said
          .filter(({ question }) => question === questionId)
          .map(({ words }) => `${words}。`)
          .join(''),
      })),
      reading: { rows: ROWS, unplaced: [{ question: 'q1', words: '私は' }] },
      version: 1,
      date: '2026-01-02',
      previous: null,
    },
    DOCUMENT_WORDS,
  )
}

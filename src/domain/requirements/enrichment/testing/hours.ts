import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

/** A draft in which a function, an example and a default are supposed. */
export interface HoursCase {
  words: DocumentWords
  document: RequirementsDocument
  proposals: Partial<Proposals>
  /** Something that may hold, and something that puts off. */
  instead: string
  putOff: string
  /** The words of an answer, which the supplied function quotes. */
  cite: { question: string; quote: string }
}

const PAID = { question: 'q13', quote: 'we export the hours of each cleaner' }
export const IN_ENGLISH: HoursCase = {
  words: ENGLISH,
  document: writeRows(
    [
      makeRow('role', 'q5: Donna runs it', { name: 'Donna' }),
      makeRow('role', 'q5: cleaners', { name: 'cleaner' }),
      makeRow('feature', 'q7: Donna exports the hours', {
        actor: 'Donna',
        does: 'export the hours',
        priority: 'must',
      }),
      makeRow('aside', 'q13: we export the hours of each cleaner each fortnight', {}),
      makeRow('permission', 'q5: cleaners see their own jobs', {
        role: 'cleaner',
        what: 'see their own jobs',
      }),
      makeRow('stages', 'q9: a job is planned, then started, then ready', {
        thing: 'job',
        stages: ['planned', 'started', 'ready'],
        moves: [
          { from: 'planned', to: 'started' },
          { from: 'started', to: 'ready' },
        ],
      }),
      makeRow('contradiction', 'q9: a flat rate per house\nq13: we pay by the hour', {
        what: 'Pay is a flat rate per house, but also by the hour.',
      }),
      makeRow('doubt', 'q15: I do not know about the linen. Until then nobody counts it', {
        about: 'unknown',
        what: 'What about the linen?',
        until: 'nobody counts it',
      }),
    ],
    ENGLISH,
  ),
  proposals: {
    features: [
      {
        text: 'correct the hours of a cleaner',
        role: 'Donna',
        why: null,
        rules: [],
        cites: [PAID],
      },
    ],
    examples: [
      {
        ...{ item: 'FR-001', given: '', when: 'Donna exports 4 hours', failure: false },
        ...{ outcome: '4 hours at 27 are 108', cites: [PAID] },
      },
    ],
    defaults: [
      { item: 'CT-01', text: 'The export has hours; the app works out no pay.', cites: [] },
    ],
  },
  instead: 'The export has the hours and the pay of each cleaner by the hour',
  putOff: 'It is decided case by case by Donna',
  cite: PAID,
}

const EXPORTED = { question: 'q13', quote: '時間を二週ごとに書き出します' }
export const IN_JAPANESE: HoursCase = {
  words: JAPANESE,
  document: writeRows(
    [
      makeRow('role', 'q5: 店主', { name: '店主' }),
      makeRow('role', 'q5: 掃除の人', { name: '掃除の人' }),
      makeRow('feature', 'q7: 店主が時間を書き出す', {
        actor: '店主',
        does: '時間を書き出す',
        priority: 'must',
      }),
      makeRow('aside', 'q13: 時間を二週ごとに書き出します', {}),
      makeRow('permission', 'q5: 掃除の人は自分の仕事を見ます', {
        role: '掃除の人',
        what: '自分の仕事を見る',
      }),
      makeRow('stages', 'q9: 仕事は予定、開始、完了', {
        thing: '仕事',
        stages: ['予定', '開始', '完了'],
        moves: [
          { from: '予定', to: '開始' },
          { from: '開始', to: '完了' },
        ],
      }),
      makeRow('contradiction', 'q9: 一軒いくらで払います\nq13: 時間で払います', {
        what: '一軒いくらで払うが、時間でも払う。',
      }),
      makeRow('doubt', 'q15: リネンのことは分かりません。それまで数えません', {
        about: 'unknown',
        what: 'リネンはどうしますか？',
        until: '数えません',
      }),
    ],
    JAPANESE,
  ),
  proposals: {
    features: [{ text: '時間を一覧で見る', role: '店主', why: null, rules: [], cites: [EXPORTED] }],
    examples: [
      {
        ...{ item: 'FR-001', given: '', when: '店主が4時間を書き出す', failure: false },
        ...{ outcome: '4時間で4,400円になる', cites: [EXPORTED] },
      },
    ],
    defaults: [{ item: 'CT-01', text: '時間だけを書き出し、賃金は計算しません。', cites: [] }],
  },
  instead: '時間と、時間で払う賃金を書き出します',
  putOff: '店主が個別に判断します',
  cite: EXPORTED,
}

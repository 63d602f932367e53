import { expect, it } from 'vitest'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { findGoalLimit } from './find-goal-limit.ts'

const VISITS = '主人は1日46件になるはずやって言うけど、42でいいです'
const LOANS = 'We lend about 20 bikes a week now, 30 would be lovely'
const SHOWS = 'Today 12 costumes a day go out'

/** [who said it, the text, whether it is a test, the figure that is refused] */
it.each<[string, string, boolean, string | null]>([
  [VISITS, '42件目は入る。43件目は受付が認めるまで入らず、42件のまま', true, '42'],
  [VISITS, 'アプリは訪問を1日42件までで組み、越えるときは受付が認めてから入れる', false, '42'],
  [VISITS, '42件目も43件目も入り、1日の件数が43と出る', true, null],
  [VISITS, 'アプリは1日の件数を42件を目安に受付に出す', false, null],
  [`${VISITS}、42件まで`, '42件目は入る。43件目は断る', true, null],
  [LOANS, 'the 30th bike is lent; the 31st is refused', true, '30'],
  [LOANS, '30 bikes lent this week, 31 asked for: it is refused', true, '30'],
  [LOANS, 'The app lends at most 30 bikes a week', false, '30'],
  [LOANS, 'The app shows how many of the 30 bikes are lent', false, null],
  [`${LOANS}, but no more than 30`, 'The app lends at most 30 bikes a week', false, null],
  [SHOWS, '12 go out; 13: it is turned away', true, '12'],
  [SHOWS, 'Not more than 12 go out a day', false, '12'],
  [SHOWS, '12 go out; 13 go out', true, null],
])('%s: %s', (...[said, text, isTest, figure]) => {
  const quotes = [{ question: 'q4', text: said }]
  const goal = { quotes }
  const bench = {
    document: { success: [goal], today: [], counterMeasures: [] },
    evidence: { answers: [{ question: 'q4', text: said }] },
  } as unknown as Bench
  expect(findGoalLimit(bench, text, { quotes, isTest })?.words ?? null).toBe(figure)
  const other = [{ question: 'q9', text: 'an hour before' }]
  expect(findGoalLimit(bench, text, { quotes: other, isTest })).toBe(null)
})

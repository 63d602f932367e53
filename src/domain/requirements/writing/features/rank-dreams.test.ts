import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { rankDreams } from './rank-dreams.ts'

type Rank = 'must' | 'should' | 'could' | 'unsaid'

/** The ranks of features that are read from these quotes of one answer. */
function ranksOf(text: string, quotes: readonly string[], priority: Rank = 'unsaid') {
  const rows = quotes.map((quote) => makeRow('feature', `q7: ${quote}`, { does: quote, priority }))
  return rankDreams(rows, [{ question: 'q7', text }]).map((row) =>
    row.kind === 'feature' ? row.priority : null,
  )
}

it.each<[string, string[], Rank[]]>([
  [
    "the log, and what I'd really love, pie in the sky this, the phone tells you it's ours",
    ['the log', "the phone tells you it's ours"],
    ['unsaid', 'could'],
  ],
  [
    'print the label and um one day it would read the scale and then the till closes',
    ['print the label', 'read the scale', 'the till closes'],
    ['unsaid', 'could', 'unsaid'],
  ],
  [
    "text the parents. A frost alarm for the beds. A man can dream. Mark who's paid.",
    ['text the parents', 'A frost alarm for the beds', "Mark who's paid"],
    ['unsaid', 'could', 'unsaid'],
  ],
  [
    "see the rota, the horse tells you it's lame, but I know that's daft",
    ['see the rota', "the horse tells you it's lame"],
    ['unsaid', 'could'],
  ],
  [
    "hand out the keys, that's a dream that one, and take them back",
    ['hand out the keys', 'take them back'],
    ['could', 'unsaid'],
  ],
  [
    '・予約を取る\n・釣った魚を後から見返せるように。これは夢です\n・名簿を刷る',
    ['予約を取る', '釣った魚を後から見返せるように', '名簿を刷る'],
    ['unsaid', 'could', 'unsaid'],
  ],
  ['remind them one day before, and print it', ['remind them', 'print it'], ['unsaid', 'unsaid']],
])('a dream is nice to have: %s', (text, quotes, ranks) => {
  expect(ranksOf(text, quotes)).toEqual(ranks)
})

it('a must stays a must, and what the founder has judged as it is', () => {
  expect(ranksOf("the map, that's a dream", ['the map'], 'must')).toEqual(['must'])
  const judged = makeRow('feature', "q7: the map, that's a dream", {
    does: 'the map',
    state: 'confirmed',
  })
  expect(rankDreams([judged], [])).toEqual([judged])
})

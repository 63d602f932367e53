import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { openBench } from './bench.ts'
import { applyFields } from './fields.ts'

/** What becomes of a field with a meaning, by a quote. */
function added(name: string, meaning: string, quote: string) {
  const entity = { id: 'ENT-01', name: '-', sources: [], quotes: [], mark: 'stated', notes: [] }
  const document = {
    ...{ project: {}, title: '', roles: [], rules: [] },
    answers: [{ question: 'q9', title: '', text: quote }],
    entities: [{ ...entity, fields: [] }],
  } as unknown as RequirementsDocument
  const bench = openBench({ document, sameLanguage: true, failed: [] })
  const told = { item: 'ENT-01', name, meaning, rule: null, example: null }
  applyFields(bench, [{ ...told, cites: [{ question: 'q9', quote }] }])
  return bench.findings[0]?.rule ?? null
}

it.each<[[name: string, meaning: string, quote: string], string | null]>([
  [['music', 'whether the event has music', 'When an event has music the committee votes'], null],
  [['objection', 'whether anyone objects', 'no objection, if anyone objects it waits'], null],
  [['objection', 'anyone objects', 'no objection within five days'], 'words-added'],
  [['spare bike', 'a spare bike', 'we have no spare bike'], 'negation'],
  [['music', 'whether the fire brigade comes', 'When an event has music it waits'], 'words-added'],
  [['朝食', '朝食をとるかどうか', '朝食をとらない方もいます'], null],
  [['現金か振込か', '', '現金と振込だけ、アプリの中では払わない'], null],
  [['takings', 'the takings of the day', 'he must not see the takings of the day'], null],
  [['takings', 'he sees the takings', 'he must not see the takings'], 'negation'],
  [['takings', 'the takings of the day', 'we do not keep the takings of the day'], 'negation'],
  [['ツケの残り', '', '仕入れ値とツケの残りは見せないで'], null],
  [['ツケの残り', '', 'ツケの残りは書かないで'], 'negation'],
  [['朝食', '朝食をとる', '朝食はとらない'], 'negation'],
  [['wool', 'wool', "it can't go out for three days that's washing, and five if it's wool"], null],
  [['key', 'a key', "there's never less than two on and one of them's got to have a key"], null],
  [['pictures', 'pictures', "pictures would be nice I mean we've not got pictures of it"], null],
  [['出るか出ないか', '夕方に押す', '夕方に海を見て、出るか出ないかを押します'], null],
  [['備考', '貸し竿', '貸し竿は6本しかなく、予約の備考に貸し竿と書けば十分です'], null],
  [['pictures', 'pictures', 'we do not want pictures of it'], 'negation'],
  [['swap', 'kale NOT beetroot', 'a swap, the label says kale NOT beetroot'], null],
  [['week', "nobody's skip", "a week that we close at Christmas is nobody's skip"], null],
  [
    ['留守', '配達1,100円、年寄りからは取らん', '留守は配達1,100円、まあ年寄りからは取らんけど'],
    null,
  ],
  [
    ['label', 'kale NOT beetroot, no leeks', 'the label says kale NOT beetroot, leeks too'],
    'negation',
  ],
])('what says whether claims neither: %j', (told, rule) => {
  expect(added(...told)).toBe(rule)
})

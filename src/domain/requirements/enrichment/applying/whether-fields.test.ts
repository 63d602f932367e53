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
])('what says whether claims neither: %j', (told, rule) => {
  expect(added(...told)).toBe(rule)
})

import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule } from '#domain/requirements/document-items.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_TEXT as words } from '#domain/requirements/text-en/document.ts'
import { groupRules } from './group-rules.ts'

function makeRule(condition: string, outcome: string, source = 'q9'): BusinessRule {
  const text = `${condition}: ${outcome}.`
  return { id: text, sources: [source], mark: 'stated', quotes: [], text, condition, outcome }
}

const rules = [
  makeRule('The skis come back', 'they are dried'),
  makeRule('Guarantee on boots', 'six months'),
  makeRule('Monday to Friday', "we're open"),
  makeRule('Skis over a week', 'ten percent off'),
  makeRule('In the guarantee', 'free'),
  makeRule('Sunday', "we're closed"),
  makeRule('No internet', 'paper', 'q12'),
  makeRule('A child alone', 'not served'),
  makeRule('The till is broken', 'cash only', 'q12'),
]

it('puts rules of one subject under one heading, each once, the others last', () => {
  const [feature] = writeStudio().features
  const [first] = feature?.requirements ?? []
  if (!feature || !first) throw new Error('no requirement')
  const requirement = { ...first, text: 'The app shall let the guest rent the skis.' }
  const features = [{ ...feature, requirements: [requirement] }]
  const document: RequirementsDocument = { ...writeStudio(), entities: [], rules, features }
  const groups = groupRules(document, fileTextOf(words).ruleTopics)
  expect(groups.map(({ title, rules: own }) => [title, own.length])).toEqual([
    ['Skis', 2],
    ['Guarantee', 2],
    ['Opening times', 2],
    ['When something goes wrong', 2],
    ['Other rules', 1],
  ])
  expect(groups.flatMap((group) => group.rules).length).toBe(rules.length)
})

it('keeps few rules in one list', () => {
  const document = { ...writeStudio(), rules: rules.slice(0, 3) }
  expect(groupRules(document, fileTextOf(words).ruleTopics)).toEqual([
    { title: '', rules: document.rules },
  ])
})

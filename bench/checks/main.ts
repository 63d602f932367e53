import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
// Precision and recall of each rule on the labelled sentences of test/checks and on sentences of
// other people's documents, the false alarms on the clean ones, and the errors that the writer's own
// sentences raise. The held-out half was written before any rule was tried.

import { readFileSync } from 'node:fs'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { type Labelled, readHalf, readInContext } from './labelled.ts'
import { agreementOf, BARS, countHandWritten, LABELLED_RULES, PARTS } from './outside.ts'

for (const half of ['development', 'held-out'] as const) report(half, readHalf(half))
report('rules that need other sentences', readInContext())
reportOutside()
reportWriter()

function report(name: string, sentences: readonly Labelled[]): void {
  console.log(`\n${name}: ${sentences.length} sentences`)
  console.table(perRule(sentences))
  const clean = sentences.filter(({ wellKept }) => wellKept)
  if (clean.length === 0) return
  const alarmed = (severity: string) =>
    clean.filter(({ found }) => found.some((hit) => hit.severity === severity)).length
  const share = (count: number) => `${count} of ${clean.length} (${percent(count, clean.length)})`
  console.log(`clean sentences with a false error: ${share(alarmed('error'))}`)
  console.log(`clean sentences with a false warning: ${share(alarmed('warning'))}`)
}

function perRule(sentences: readonly Labelled[]) {
  const rules = new Set(
    sentences.flatMap(({ expected, found }) => [...expected, ...found.map(({ rule }) => rule)]),
  )
  return Object.fromEntries(
    [...rules].sort().map((rule) => {
      const should = sentences.filter(({ expected }) => expected.includes(rule))
      const does = sentences.filter(({ found }) => found.some((hit) => hit.rule === rule))
      const both = does.filter(({ expected }) => expected.includes(rule)).length
      const row = {
        labelled: should.length,
        found: does.length,
        precision: percent(both, does.length),
        recall: percent(both, should.length),
      }
      return [rule, row]
    }),
  )
}

function reportOutside(): void {
  console.log('\nsentences of other people’s documents')
  console.table(
    LABELLED_RULES.flatMap((rule) =>
      PARTS.map((part) => {
        const { precision, recall, f1, ...counts } = agreementOf(rule, part)
        const bar = Object.entries(BARS[rule]).map(([name, value]) => `${name} ${value}`)
        const figures = { precision: figure(precision), recall: figure(recall), f1: figure(f1) }
        return { rule, part, ...counts, ...figures, bar: bar.join(', ') }
      }),
    ),
  )
  console.log('requirements written by hand')
  console.table(countHandWritten())
}

function figure(value: number): string {
  return value.toFixed(2)
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
}

function reportWriter(): void {
  const file = new URL('../../test/checks/businesses.json', import.meta.url)
  const businesses: { title: string; answers: Record<string, string> }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  console.log('\nwritten documents: what the checks find')
  const rows = businesses.map((business) => {
    const findings = checkDocument(writeDocument(inputOf(business), DOCUMENT_WORDS), CHECK_TEXT)
    const count = (severity: string) =>
      findings.filter((finding) => finding.severity === severity).length
    return [
      business.title,
      { errors: count('error'), warnings: count('warning'), hints: count('hint') },
    ]
  })
  console.table(Object.fromEntries(rows))
}

import type { CriterionText } from '#domain/consultation/consultation-text.ts'
import { writeFollowUp } from '#domain/consultation/follow-up.ts'
import { countWords } from '#domain/consultation/reading/reading.ts'
import { vagueWords } from '#domain/consultation/reading/vague-words.ts'
import { REPLY_EN as TEXT } from '#domain/consultation/text-en/reply.ts'
import { QUESTIONS, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import { type Assessment, assess, type Judged } from './assess.ts'
import { fillThings, namedThings } from './named-things.ts'
import { quote } from './quote.ts'

/** A reply stays under about two hundred words (Workshop: consultation). */
const MAX_WORDS = 200

/** How many points each part may make; the first plan that is short enough wins. */
const PLANS = [
  { strengths: 2, improvements: 2, missing: 3, suggestions: 2 },
  { strengths: 2, improvements: 2, missing: 3, suggestions: 1 },
  { strengths: 1, improvements: 1, missing: 3, suggestions: 1 },
  { strengths: 1, improvements: 1, missing: 2, suggestions: 1 },
  { strengths: 1, improvements: 1, missing: 1, suggestions: 1 },
] as const

type Plan = (typeof PLANS)[number]

/** Reviews an answer to a workshop question in the five parts and one follow-up question. */
export function review(question: WorkshopQuestion, answer: string): string {
  const assessment = assess(question.id, answer)
  let reply = ''
  for (const plan of PLANS) {
    reply = write(question, assessment, plan)
    if (countWords(reply) <= MAX_WORDS) break
  }
  return reply
}

function write(question: WorkshopQuestion, assessment: Assessment, plan: Plan): string {
  const focus = focusOf(assessment)
  const names = assessment.kind === 'full' ? namedThings(assessment.reading) : []
  return [
    part(TEXT.headings.strengths, strengths(assessment).slice(0, plan.strengths)),
    part(TEXT.headings.improvements, improvements(assessment).slice(0, plan.improvements)),
    part(
      TEXT.headings.suggestions,
      suggestions(assessment, focus)
        .slice(0, plan.suggestions)
        .map((line) => TEXT.suggestion.replace('{line}', () => fillThings(line, names))),
    ),
    part(TEXT.headings.missing, missing(assessment, focus).slice(0, plan.missing)),
    part(TEXT.headings.next, [nextStep(question, assessment)]),
    askOne(focus, names),
  ].join('\n\n')
}

/** The follow-up question; the first of its choices is the recommended one. */
export function askOne(text: CriterionText, names: readonly string[] = []): string {
  const choices = text.choices.flatMap((choice, index) =>
    choice === undefined ? [] : [{ text: fillThings(choice, names), recommended: index === 0 }],
  )
  return writeFollowUp(
    { question: text.ask, why: text.why, choices },
    { heading: TEXT.headings.followUp, why: TEXT.whyItMatters, recommended: TEXT.recommended },
  )
}

/** The one thing to ask about: what blocks first, then what is missing, then what deepens. */
function focusOf({ kind, reading, entries, missing, deeper }: Assessment): CriterionText {
  if (kind === 'unsure') return TEXT.unsure
  if (kind === 'otherLanguage') return entries[0]?.text ?? TEXT.complete
  if (reading.openBlank !== null) return TEXT.openBlank
  return missing[0]?.entry.text ?? deeper[0]?.entry.text ?? TEXT.complete
}

function strengths({ kind, reading, met }: Assessment): string[] {
  if (kind === 'blank') return [TEXT.strengths.blank]
  const first = quote(reading.items[0] ?? reading.text)
  if (kind === 'unsure') return [fill(TEXT.strengths.unsure, first)]
  const shown = new Set<string>()
  const points = met.flatMap(({ entry, finding }) => {
    if (entry.text.strength === undefined || finding.item === null) return []
    const words = quote(finding.item, finding.at)
    if (shown.has(words)) return []
    shown.add(words)
    return [fill(entry.text.strength, words)]
  })
  if (points.length > 0) return points
  return [
    fill(kind === 'otherLanguage' ? TEXT.strengths.otherLanguage : TEXT.strengths.start, first),
  ]
}

function improvements({ kind, reading, missing }: Assessment): string[] {
  if (kind === 'otherLanguage') return [TEXT.improvements.otherLanguage]
  if (kind === 'unsure')
    return [/\bbecause\b/i.test(reading.text) ? TEXT.improvements.none : TEXT.improvements.reason]
  if (kind === 'blank') return [TEXT.improvements.blank]
  const gaps = missing
    .filter(({ entry, finding }) => entry.text.gap !== undefined && finding.item !== null)
    .filter((gap, index, all) => all.findIndex(sameWords(gap)) === index)
  const quoted = gaps.map(({ finding }) => finding.item ?? '').join('\n')
  const vague = vagueWords(reading).filter(({ word }) => !quoted.includes(word))
  const points = [
    ...gaps.flatMap(gapOf),
    ...vague.map(({ kind: vagueKind, word }) => fill(TEXT.vague[vagueKind], quote(word))),
  ]
  if (points.length > 0) return points
  return [missing.length > 0 ? TEXT.improvements.clear : TEXT.improvements.none]
}

function sameWords(one: Judged) {
  return (other: Judged) => one.finding.item === other.finding.item
}

/** Points at the words that fall short, where there are any. */
function gapOf({ entry, finding }: Judged): string[] {
  if (entry.text.gap === undefined || finding.item === null) return []
  return [fill(entry.text.gap, quote(finding.item, finding.at))]
}

/** The lines to add: those of the other missing points first, since the question covers one. */
function suggestions({ kind, missing, deeper }: Assessment, focus: CriterionText): string[] {
  const all = [...missing, ...(missing.length === 0 ? deeper : [])].map(({ entry }) => entry.text)
  const others = kind === 'full' ? all.filter((text) => text !== focus) : []
  return [...others, focus].map((text) => text.suggestion)
}

function missing({ kind, reading, entries, missing }: Assessment, focus: CriterionText): string[] {
  if (kind === 'unsure') return [TEXT.missing.unsure]
  if (kind === 'otherLanguage') {
    const labels = entries.filter(({ tier }) => tier === 'needed').map(({ text }) => text.label)
    return [TEXT.missing.otherLanguage.replace('{labels}', () => labels.join('; '))]
  }
  const blank =
    reading.openBlank === null ? [] : [fill(TEXT.missing.openBlank, quote(reading.openBlank))]
  const points = [...blank, ...missing.flatMap(({ entry }) => entry.text.missing ?? [])]
  if (points.length > 0) return points
  return [TEXT.missing.none.replace('{more}', () => focus.label)]
}

function nextStep(question: WorkshopQuestion, assessment: Assessment): string {
  if (assessment.kind === 'unsure') return TEXT.next.unsure
  if (assessment.missing.length > 0 || assessment.reading.openBlank !== null) return TEXT.next.fill
  const following = QUESTIONS.find(({ order }) => order === question.order + 1)
  if (following === undefined) return TEXT.next.generate
  return TEXT.next.goOn
    .replace('{order}', String(following.order))
    .replace('{title}', () => following.title)
}

function part(heading: string, points: readonly string[]): string {
  return `### ${heading}\n\n${points.map((point) => `- ${point}`).join('\n')}`
}

function fill(template: string, words: string): string {
  return template.replace('{quote}', () => words)
}

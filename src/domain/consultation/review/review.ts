import type {
  CriterionText,
  ReplyText,
  ReviewerText,
} from '#domain/consultation/consultation-text.ts'
import { writeFollowUp } from '#domain/consultation/follow-up.ts'
import { countWords } from '#domain/consultation/reading/reading.ts'
import { vagueWords } from '#domain/consultation/reading/vague-words.ts'
import { REVIEWER } from '#domain/consultation/text-en/reviewer.ts'
import { questionsIn, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
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
export function review(
  question: WorkshopQuestion,
  answer: string,
  words: ReviewerText = REVIEWER,
): string {
  const assessment = assess(question.id, answer, words)
  const following = questionsIn(words.questionnaire).find(
    ({ order }) => order === question.order + 1,
  )
  let reply = ''
  for (const plan of PLANS) {
    reply = write({ ...assessment, text: words.reply, following }, plan)
    if (countWords(reply) <= MAX_WORDS) break
  }
  return reply
}

/** An answer's assessment with the words to tell it in. */
interface Review extends Assessment {
  text: ReplyText
  /** The question after this one; none after the last. */
  following: WorkshopQuestion | undefined
}

function write(assessment: Review, plan: Plan): string {
  const { text } = assessment
  const focus = focusOf(assessment)
  const names = assessment.kind === 'full' ? namedThings(assessment.reading) : []
  return [
    part(text.headings.strengths, strengths(assessment).slice(0, plan.strengths)),
    part(text.headings.improvements, improvements(assessment).slice(0, plan.improvements)),
    part(
      text.headings.suggestions,
      suggestions(assessment, focus)
        .slice(0, plan.suggestions)
        .map((line) => text.suggestion.replace('{line}', () => fillThings(line, names))),
    ),
    part(text.headings.missing, missing(assessment, focus).slice(0, plan.missing)),
    part(text.headings.next, [nextStep(assessment)]),
    askOne(focus, text, names),
  ].join('\n\n')
}

/** The follow-up question; the first of its choices is the recommended one. */
export function askOne(
  asked: CriterionText,
  text: ReplyText,
  names: readonly string[] = [],
): string {
  const choices = asked.choices.flatMap((choice, index) =>
    choice === undefined ? [] : [{ text: fillThings(choice, names), recommended: index === 0 }],
  )
  return writeFollowUp(
    { question: asked.ask, why: asked.why, choices },
    { heading: text.headings.followUp, why: text.whyItMatters, recommended: text.recommended },
  )
}

/** The one thing to ask about: what blocks first, then what is missing, then what deepens. */
function focusOf({ kind, reading, entries, missing, deeper, text }: Review): CriterionText {
  if (kind === 'unsure') return text.unsure
  if (kind === 'otherLanguage') return entries[0]?.text ?? text.complete
  if (reading.openBlank !== null) return text.openBlank
  return missing[0]?.entry.text ?? deeper[0]?.entry.text ?? text.complete
}

function strengths({ kind, reading, met, text }: Review): string[] {
  if (kind === 'blank') return [text.strengths.blank]
  const first = quote(reading.items[0] ?? reading.text, text.quoted)
  if (kind === 'unsure') return [fill(text.strengths.unsure, first)]
  const shown = new Set<string>()
  const points = met.flatMap(({ entry, finding }) => {
    if (entry.text.strength === undefined || finding.item === null) return []
    const words = quote(finding.item, text.quoted, finding.at)
    if (shown.has(words)) return []
    shown.add(words)
    return [fill(entry.text.strength, words)]
  })
  if (points.length > 0) return points
  return [
    fill(kind === 'otherLanguage' ? text.strengths.otherLanguage : text.strengths.start, first),
  ]
}

function improvements({ kind, reading, missing, text }: Review): string[] {
  if (kind === 'otherLanguage') return [text.improvements.otherLanguage]
  if (kind === 'unsure')
    return [
      /\bbecause\b|から|ので|ため/i.test(reading.text)
        ? text.improvements.none
        : text.improvements.reason,
    ]
  if (kind === 'blank') return [text.improvements.blank]
  const gaps = missing
    .filter(({ entry, finding }) => entry.text.gap !== undefined && finding.item !== null)
    .filter((gap, index, all) => all.findIndex(sameWords(gap)) === index)
  const quoted = gaps.map(({ finding }) => finding.item ?? '').join('\n')
  const vague = vagueWords(reading).filter(({ word }) => !quoted.includes(word))
  const points = [
    ...gaps.flatMap((gap) => gapOf(gap, text)),
    ...vague.map(({ kind: vagueKind, word }) =>
      fill(text.vague[vagueKind], quote(word, text.quoted)),
    ),
  ]
  if (points.length > 0) return points
  return [missing.length > 0 ? text.improvements.clear : text.improvements.none]
}

function sameWords(one: Judged) {
  return (other: Judged) => one.finding.item === other.finding.item
}

/** Points at the words that fall short, where there are any. */
function gapOf({ entry, finding }: Judged, text: ReplyText): string[] {
  if (entry.text.gap === undefined || finding.item === null) return []
  return [fill(entry.text.gap, quote(finding.item, text.quoted, finding.at))]
}

/** The lines to add: those of the other missing points first, since the question covers one. */
function suggestions({ kind, missing, deeper }: Review, focus: CriterionText): string[] {
  const all = [...missing, ...(missing.length === 0 ? deeper : [])].map(({ entry }) => entry.text)
  const others = kind === 'full' ? all.filter((text) => text !== focus) : []
  return [...others, focus].map((text) => text.suggestion)
}

function missing(
  { kind, reading, entries, missing, text }: Review,
  focus: CriterionText,
): string[] {
  if (kind === 'unsure') return [text.missing.unsure]
  if (kind === 'otherLanguage') {
    const labels = entries.filter(({ tier }) => tier === 'needed').map((entry) => entry.text.label)
    return [text.missing.otherLanguage.replace('{labels}', () => labels.join('; '))]
  }
  const blank =
    reading.openBlank === null
      ? []
      : [fill(text.missing.openBlank, quote(reading.openBlank, text.quoted))]
  const points = [...blank, ...missing.flatMap(({ entry }) => entry.text.missing ?? [])]
  if (points.length > 0) return points
  return [text.missing.none.replace('{more}', () => focus.label)]
}

function nextStep({ following, text, ...assessment }: Review): string {
  if (assessment.kind === 'unsure') return text.next.unsure
  if (assessment.missing.length > 0 || assessment.reading.openBlank !== null) return text.next.fill
  if (following === undefined) return text.next.generate
  return text.next.goOn
    .replace('{order}', String(following.order))
    .replace('{title}', () => following.title)
}

function part(heading: string, points: readonly string[]): string {
  return `### ${heading}\n\n${points.map((point) => `- ${point}`).join('\n')}`
}

function fill(template: string, words: string): string {
  return template.replace('{quote}', () => words)
}

import { isAdequate, isBlank } from '#domain/answers.ts'
import type { ReplyText, ReviewerText } from '#domain/consultation/consultation-text.ts'
import { type FollowUp, writeFollowUp } from '#domain/consultation/follow-up.ts'
import { findGaps, type Gap } from '#domain/consultation/gaps/find-gaps.ts'
import {
  type ProjectReading,
  type ToldAnswer,
  tellAnswer,
} from '#domain/consultation/gaps/told-answer.ts'
import { readAnswer } from '#domain/hints/reading/answer-parts.ts'
import { listQuestions, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import { extractOwnWords } from './extract-own-words.ts'
import { fillGap, findPhrase } from './fill-gap.ts'
import { escapeMarkdown } from './quoted.ts'
import { findStrength } from './strengths.ts'
import { clearPhrases, findMainPhrase } from './whole-phrase.ts'

export interface Review {
  /** One whole phrase of the founder's, and what is missing: what is open. Markdown. */
  lead: string
  /** Null where nothing is to be asked. */
  followUp: FollowUp | null
  /** The five parts (docs/product.md#consultation). Markdown. */
  parts: string
}

/** A second gap is named in the folded parts; more would bury the first. */
const MOST_GAPS = 2
const MOST_STRENGTHS = 2

/** Reviews an answer by what was understood of it: one quote, one gap, one question, five parts. */
export function reviewAnswer(
  question: WorkshopQuestion,
  { answer, reading }: { answer: string; reading: ProjectReading },
  words: ReviewerText,
): Review {
  const told = tellAnswer({ question: question.id, text: extractOwnWords(answer).trim() }, reading)
  const kind = kindOf(told)
  const following = listQuestions(words.questionnaire).find(
    ({ order }) => order === question.order + 1,
  )
  const gaps = kind === 'full' ? findGaps(told).slice(0, MOST_GAPS) : []
  const written = { told, kind, gaps, following, text: words.reply, gapText: words.gaps }
  return { lead: leadOf(written), followUp: followUpOf(written), parts: partsOf(written) }
}

/** A review as one text; the question is before the parts, which a screen folds. */
export function writeReview({ lead, followUp, parts }: Review, text: ReplyText): string {
  const asked = followUp === null ? [] : [writeFollowUp(followUp, text)]
  return [lead, ...asked, parts].join('\n\n')
}

type Kind = 'blank' | 'unsure' | 'otherLanguage' | 'full'

interface Written {
  told: ToldAnswer
  kind: Kind
  gaps: readonly Gap[]
  following: WorkshopQuestion | undefined
  text: ReplyText
  gapText: ReviewerText['gaps']
}

function kindOf({ text, language }: ToldAnswer): Kind {
  if (isBlank(text) || !/[\p{L}\p{N}]/u.test(text)) return 'blank'
  const { unsure, wordCount } = readAnswer(text)
  if (unsure) return 'unsure'
  if (!isAdequate(text) && wordCount < 2) return 'blank'
  return language === 'other' ? 'otherLanguage' : 'full'
}

function leadOf({ told, kind, gaps, text, gapText }: Written): string {
  if (kind === 'blank') return text.lead.blank
  const [gap] = gaps
  const phrase = gap?.words ? findPhrase(told, gap) : findMainPhrase(told)
  const quote = `> ${text.quoted(escapeMarkdown(phrase))}`
  if (gap === undefined) return `${quote}\n\n${text.lead[kind === 'full' ? restOf(told) : kind]}`
  return `${quote}\n\n${fill(gapText[gap.code].says, told, gap)}`
}

const UNKNOWN = /\b(?:unknown|not sure|don[’']?t know|idk|dunno|tbd)\b|[?？]|未定|わから|分から/i

/** What the founder does not know yet is open, not missing. */
function restOf({ own, text }: ToldAnswer): 'complete' | 'open' {
  const isOpen =
    UNKNOWN.test(text) || own.some((row) => row.kind === 'doubt' && row.about === 'unknown')
  return isOpen ? 'open' : 'complete'
}

function followUpOf({ told, kind, gaps, text, gapText }: Written): FollowUp | null {
  if (kind === 'unsure') return text.unsure
  const [gap] = gaps
  if (gap === undefined) return null
  const { asks, adds } = gapText[gap.code]
  return { question: fill(asks, told, gap), example: fill(adds, told, gap) }
}

function fill(line: string, told: ToldAnswer, gap: Gap): string {
  return fillGap(line, { told, gap, quote: escapeMarkdown })
}

function partsOf(written: Written): string {
  const { text } = written
  const { headings } = text
  return [
    part(headings.strengths, strengths(written)),
    part(headings.improvements, improvements(written)),
    part(headings.suggestions, suggestions(written)),
    part(headings.missing, missing(written)),
    part(headings.next, [nextStep(written)]),
  ].join('\n\n')
}

function part(heading: string, points: readonly string[]): string {
  return `### ${heading}\n\n${points.map((point) => `- ${point}`).join('\n')}`
}

function strengths({ told, kind, gaps, text }: Written): string[] {
  if (kind === 'blank') return [text.strengths.blank]
  const quote = (phrase: string) => text.quoted(escapeMarkdown(phrase))
  if (kind !== 'full') return [text.praised(quote(findMainPhrase(told)), text.strengths[kind])]
  const open = gaps.flatMap((gap) => findPhrase(told, gap) || [])
  const points = clearPhrases(told, open).flatMap(({ row, phrase, isIntact }) => {
    const says = isIntact ? findStrength(row, text.strengths) : null
    return says === null ? [] : [text.praised(quote(phrase), says)]
  })
  if (points.length > 0) return points.slice(0, MOST_STRENGTHS)
  const main = findMainPhrase(told)
  return [
    open.includes(main) ? text.strengths.kept : text.praised(quote(main), text.strengths.start),
  ]
}

/** What the founder's own words leave open. */
function improvements({ told, kind, gaps, text, gapText }: Written): string[] {
  if (kind !== 'full') return [text.improvements[kind]]
  const points = gaps.flatMap((gap) =>
    gap.words === null
      ? []
      : [
          text.open(
            text.quoted(escapeMarkdown(findPhrase(told, gap))),
            fill(gapText[gap.code].says, told, gap),
          ),
        ],
  )
  return points.length > 0 ? points : [text.improvements.none]
}

function suggestions({ told, kind, gaps, text, gapText }: Written): string[] {
  if (kind === 'unsure') return [text.suggestion.replace('{line}', text.unsure.example)]
  const points = gaps.map((gap) =>
    text.suggestion.replace('{line}', () => fill(gapText[gap.code].adds, told, gap)),
  )
  return points.length > 0 ? points : [text.noSuggestion[kind]]
}

/** What no word of the answer speaks of. */
function missing({ told, kind, gaps, text, gapText }: Written): string[] {
  if (kind !== 'full') return [text.missing[kind]]
  const points = gaps
    .filter(({ words }) => words === null)
    .map((gap) => fill(gapText[gap.code].says, told, gap))
  if (points.length > 0) return points
  return [gaps.length > 0 ? text.missing.else : text.missing.none]
}

function nextStep({ kind, gaps, following, text }: Written): string {
  if (kind === 'unsure' || kind === 'blank') return text.next[kind]
  if (gaps.length > 0) return text.next.answer
  if (following === undefined) return text.next.generate
  return text.next.goOn
    .replace('{order}', String(following.order))
    .replace('{title}', () => following.title)
}

import { QUESTION_IDS, type QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import type { Cue } from './cues/cue.ts'
import { ENGLISH_AROUND_CUES } from './cues/english-around.ts'
import { ENGLISH_DETAILS_CUES } from './cues/english-details.ts'
import { ENGLISH_WHAT_CUES } from './cues/english-what.ts'
import { ENGLISH_WHY_CUES } from './cues/english-why.ts'
import { HEADING_CUES } from './cues/headings.ts'
import { JAPANESE_CUES } from './cues/japanese.ts'
import { SPANISH_CUES } from './cues/spanish.ts'
import type { CutStretch } from './cut-told.ts'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const SPANISH = /[¿¡ñ]|\b(?:los|las|que|para|con|una?|del?|por|el|mi|su|antes|se)\b/iu
/** A title of one or two words names the question; a long one may only hold its word. */
const HEADING_LETTERS = 40
const LABEL = /^\s*(?:[-*•–·]\s*)?([\p{L}][\p{L}\p{N} '’/&-]{1,30}?)\s*(?::|：|=| [-–—] )/u

const ENGLISH_CUES = [
  ...ENGLISH_WHY_CUES,
  ...ENGLISH_WHAT_CUES,
  ...ENGLISH_DETAILS_CUES,
  ...ENGLISH_AROUND_CUES,
]
const LATIN_CUES = [...SPANISH_CUES, ...ENGLISH_CUES]
/** Of what a heading says, so much counts for the lines below it, by how far out it stands. */
const BY_DEPTH = 0.3
const OF_LABEL = 0.5

/** What a stretch's own words and its headings say for each of the fifteen questions, in their order. */
export function computeLikelihoods(stretch: CutStretch): number[] {
  const scores = new Map<QuestionId, number>()
  const add = (cues: readonly Cue[], text: string, share: number) => {
    for (const [question, weight, words] of cues) {
      if (words.test(text)) scores.set(question, (scores.get(question) ?? 0) + weight * share)
    }
  }
  add(cuesFor(stretch.text), stretch.text, 1)
  const leads = stretch.isHeading ? [...stretch.headings, stretch.text] : stretch.headings
  leads.forEach((heading, depth) => {
    if (heading.length <= HEADING_LETTERS) add(HEADING_CUES, heading, 1 - BY_DEPTH * depth)
  })
  const label = LABEL.exec(stretch.text)?.[1]
  if (label !== undefined) add(HEADING_CUES, label, OF_LABEL)
  return QUESTION_IDS.map((id) => scores.get(id) ?? 0)
}

function cuesFor(text: string): readonly Cue[] {
  if (KANA.test(text)) return JAPANESE_CUES
  return SPANISH.test(text) ? LATIN_CUES : ENGLISH_CUES
}

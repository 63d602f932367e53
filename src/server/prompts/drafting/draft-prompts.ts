import { findQuestion, QUESTIONS } from '#domain/questionnaire/questions.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DraftFault } from '#domain/requirements/drafting/check-draft.ts'
import type { Draft } from '#domain/requirements/drafting/draft.ts'
import type { DraftPart } from '#domain/requirements/drafting/grow-draft.ts'
import { showDraft } from '#domain/requirements/drafting/show-draft.ts'
import { type Fenced, fenceData } from '#server/prompts/fence-data.ts'
import { DRAFT_RULES } from './draft-rules.ts'
import { FRAME_TASK } from './frame-task.ts'
import { FUNCTIONS_TASK } from './functions-task.ts'
import { DECISIONS_TASK, PLAN_TASK } from './plan-tasks.ts'
import { BUILD_TASK, PROOF_TASK } from './reading-tasks.ts'
import { RECORDS_TASK, SEEN_TASK } from './records-task.ts'

const TASKS: Record<DraftPart, string> = {
  plan: PLAN_TASK,
  decisions: DECISIONS_TASK,
  functions: FUNCTIONS_TASK,
  records: RECORDS_TASK,
  seen: SEEN_TASK,
  frame: FRAME_TASK,
  proof: PROOF_TASK,
  build: BUILD_TASK,
}

const LANGUAGES = {
  en: 'Write in English.',
  ja: 'Write in Japanese.',
  answers: 'Write in the language of the answers.',
} as const

/** What the model is told for one part. Holds nothing a user wrote. */
export function writeDraftInstructions(part: DraftPart, language: keyof typeof LANGUAGES): string {
  return [DRAFT_RULES, TASKS[part], LANGUAGES[language]].join('\n\n')
}

interface Asked {
  document: Pick<RequirementsDocument, 'answers' | 'date'>
  draft: Draft
  /** The functions that a page writes, by id. */
  functions?: readonly string[]
  faults?: readonly DraftFault[]
  /** What the founder put right of what was understood, and added. */
  foundersWord?: readonly string[]
  /** The first name of their account. */
  founder?: string
}

/** All answers and the draft so far, as data in a fence, then what the page is to write. */
export function writeDraftMessage({
  document,
  draft,
  functions,
  faults = [],
  foundersWord = [],
  founder,
}: Asked): string {
  const answers = document.answers.map(({ question, text }): Fenced => {
    const title = findQuestion(question, QUESTIONS)?.title ?? ''
    return { heading: `answer ${question} ${title}`, text }
  })
  const isBegun = draft.areas.length > 0
  const found = faults.map(({ rule, at, words }) => `- ${FAULTS[rule]} ${at}: ${words}`)
  return [
    fenceData([
      ...(founder === undefined ? [] : [{ heading: 'first name of who answers', text: founder }]),
      { heading: 'today', text: document.date },
      ...answers,
      ...(foundersWord.length === 0
        ? []
        : [{ heading: "the founder's word on the answers", text: foundersWord.join('\n') }]),
      ...(isBegun ? [{ heading: 'draft', text: showDraft(draft) }] : []),
      ...(found.length === 0
        ? []
        : [{ heading: "the program's findings", text: found.join('\n') }]),
    ]),
    ...(functions === undefined ? [] : [`Write these functions: ${functions.join(', ')}.`]),
  ].join('\n\n')
}

const FAULTS: Record<DraftFault['rule'], string> = {
  invented: 'in no answer and without †, at',
  'foreign-address': 'an address that no answer has, at',
  misquoted: 'in quotation marks, but not letter by letter in an answer, at',
  'unknown-id': 'an id that nothing has, at',
  'untold-function': 'a function of the plan that is not written,',
  untested: 'a function without a test,',
  unplanned: 'a function in no slice,',
  'unknown-stage': 'a next stage that is none, at',
  'unknown-role': 'somebody who is no role, at',
  'told-twice': 'a rule that says the same as an earlier one,',
  'untold-words': 'words of the founder with a figure that no line tells,',
}

import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import type { PrintedTest } from './part-criteria.ts'
import { LIMITS } from './repeats-told.ts'

/** What is to be seen, as somebody does it and as it comes out. */
const SEEING =
  /\b(?:sees?|saw|shows?|shown|looks?|views?|opens?|visible|displayed)\b|見|出る|出す|出ます|表示|開|分か|わか/iu
/** 「予約がもどる」: a verb written in hiragana alone has no stems. */
const LAST_VERB = /[をがはにもで、](\p{Script=Hiragana}{2,})$/u
const OF_FRAME = /^(?:で|みえ|わか|あ|でき|な|さ|す|し|い)/u
/** 「が残」 is where two words meet; 「送る」 and 「送られる」 are one word. */
const JOINT = /^\p{Script=Hiragana}\P{Script=Hiragana}$/u
const ENDING = /^(\p{Script=Han})\p{Script=Hiragana}$/u
const OF_APP = contentStems('app アプリ')

/**
 * Whether what follows in a test only says again what somebody does: 「食べられない物を出す」, 「食べられない物が
 * 出る」. What is seen by somebody else, or of what was not looked at before, is more; so is a no,
 * a figure, and a case.
 */
function saysItself({ given, when, outcome, ...test }: AcceptanceCriterion): boolean {
  if (test.example === true || test.edge === true || test.edited === true) return false
  if (given !== '' || listFigures(outcome).length > 0) return false
  if (LIMITS.test(outcome) !== LIMITS.test(when)) return false
  if (SEEING.test(outcome) && !SEEING.test(when)) return false
  const told = stemsOf(when)
  const said = [...stemsOf(outcome)].filter((each) => !isSeen(each))
  return said.length > 0 && said.every((each) => told.has(each)) && isVerbTold(when, outcome)
}

function stemsOf(text: string): Set<string> {
  const own = [...contentStems(text)].filter((each) => !JOINT.test(each) && !OF_APP.has(each))
  return new Set(own.map((each) => each.replace(ENDING, '$1')))
}

function isSeen(stem: string): boolean {
  return SEEING.test(stem) || /^[出見分]$/u.test(stem)
}

function isVerbTold(before: string, outcome: string): boolean {
  const verb = LAST_VERB.exec(outcome.replace(/[。.]$/u, ''))?.[1]
  return verb === undefined || OF_FRAME.test(verb) || before.includes(verb.slice(0, -1))
}

/** "The app allows it only from a stage that leads there": the table of stages says from which. */
function followsTable(
  { from = [], outcome, edited }: AcceptanceCriterion,
  { statusTables = [] }: Partial<Pick<RequirementsDocument, 'statusTables'>>,
): boolean {
  if (from.length === 0 || edited === true) return false
  const tables = statusTables.filter(({ id }) => from.includes(id))
  const states = tables.flatMap((table) => table.states)
  const areStages = tables.length > 0 && from.every((id) => kindOf(id) === 'ST')
  return areStages && !states.some((state) => outcome.toLowerCase().includes(state.toLowerCase()))
}

/** The document of a file, in which a test that tells nothing a tester could see is marked so. */
export function markHollow(document: RequirementsDocument): RequirementsDocument {
  const mark = (test: AcceptanceCriterion): PrintedTest =>
    saysItself(test) || followsTable(test, document) ? { ...test, hollow: true } : test
  return {
    ...document,
    features: document.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((each) => ({
        ...each,
        criteria: each.criteria.map(mark),
      })),
    })),
  }
}

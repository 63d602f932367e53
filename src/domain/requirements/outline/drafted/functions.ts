import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import { SUPPOSED } from '#domain/requirements/drafting/supposed.ts'
import type { Block, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import { joined, line, list, makeStrong, part, plain } from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { type Teller, tellLine, unmarked } from './tell.ts'

/** Section 7: what holds everywhere, then the functions by area, each with its tests. */
export function functionBlocks(teller: Teller): Block[] {
  const { text, desk } = teller
  const { document, words } = desk
  const known = new Map(listRequirements(document).map((each) => [each.id, each]))
  const common = (document.commonRules ?? []).map((each) => tellLine(unmarked(teller), each))
  return [
    { kind: 'note', text: [plain(words.drafted.functions)] },
    ...part(words.drafted.sample, list((document.draft?.sample ?? []).map((each) => text(each)))),
    ...(document.areas ?? []).flatMap(({ name, requirements }) =>
      part(
        name,
        requirements.flatMap((id) => {
          const found = known.get(id)
          return found === undefined ? [] : [tellFunction(teller, found)]
        }),
      ),
    ),
    ...part(words.drafted.common + SUPPOSED, common),
  ]
}

function tellFunction(teller: Teller, requirement: FunctionalRequirement): Statement {
  const { desk, text, origin } = teller
  const { id, title, criteria, doers = [] } = requirement
  const name: Text =
    title === undefined ? [] : [makeStrong(title + desk.words.stop), plain(desk.words.space)]
  return {
    ...line(id, { text: [...name, ...text(requirement.text)] }),
    look: 'requirement',
    meta: [
      joined(
        [
          [plain(tellRank(requirement, desk.words.drafted))],
          ...(doers.length === 0 ? [] : [[plain(doers.join(desk.words.comma))]]),
          origin(requirement),
        ],
        desk.words.signs.dot,
      ),
    ],
    below: criteria.map((each) => tellTest(teller, each, requirement.text.includes(SUPPOSED))),
  }
}

/** A must that nobody ranked is one since a must needs it; any other such rank is ours. */
function tellRank(
  { priority, priorityStated }: FunctionalRequirement,
  { ranks, needed }: DocumentText['drafted'],
): string {
  if (priorityStated || priority === 'unsaid') return ranks[priority]
  return priority === 'must' ? needed : ranks[priority] + SUPPOSED
}

/**
 * "Given …, when …, then …": its figures are made up, so that it has no source. Where its function has
 * the sign, what that expects has it there.
 */
function tellTest({ desk, text }: Teller, test: AcceptanceCriterion, isSigned: boolean): Statement {
  const { given, comma } = desk.words.criterion
  const said = (label: string, told: string): Text[] =>
    told === ''
      ? []
      : [[makeStrong(label), plain(/[：:]$/u.test(label) ? '' : ' '), ...text(bare(told))]]
  const event = desk.words.event(test.when, test.given === '')
  const told = joined(
    [
      ...said(given, test.given),
      ...said(event.label, test.when),
      ...said(desk.words.criterion.outcome, test.outcome),
    ],
    comma,
  )
  const { stop } = desk.words
  const isOurs = !isSigned && test.mark === 'assumed' && test.confirmed !== true
  const end = isOurs ? `${SUPPOSED}${stop}` : stop
  return { ...line(test.id, { text: [...told, plain(end)] }), look: 'criterion' }
}

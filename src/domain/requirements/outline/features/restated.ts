import { countWords } from '#domain/language/count-words.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  BusinessRule,
  Message,
  PermissionRow,
} from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'

/** More than that is read where it stands. */
const MOST_BRIEF = 9

/** A frame around what a row says is no word more. */
const FRAMED = contentStems(
  'get gets message sent send by to is are then try tries anybody but 届く 受け取る 知らせ お知らせ 以外の人',
)

type Tested = Pick<RequirementsDocument, 'rules' | 'messages' | 'permissions' | 'roles'>

/**
 * The rule, right or message that a criterion says again without a word of its own, which stands in
 * its table already, with what it comes to where that is few words; null where the criterion adds
 * something.
 */
export function findRestated(
  document: Tested,
  { given, when, outcome, from = [], edited }: AcceptanceCriterion,
): { id: string; brief: string | null } | null {
  const [id, ...more] = from
  if (id === undefined || more.length > 0 || edited === true) return null
  const { rules, messages, permissions } = document
  const row = [...rules, ...messages, ...permissions].find((each) => each.id === id)
  if (row === undefined || row.mark === 'open' || row.edited === true) return null
  const isRight = 'action' in row
  const known = contentStems(wordsOf(row, document))
  const said = contentStems([given, when, ...(isRight ? [] : [outcome])].join(' '))
  if (![...said].every((stem) => known.has(stem) || FRAMED.has(stem))) return null
  const told = isRight ? outcome : 'trigger' in row ? null : row.outcome
  const isBrief = told !== null && countWords(bare(told)) <= MOST_BRIEF
  return { id, brief: isBrief ? bare(told) : null }
}

function wordsOf(row: BusinessRule | Message | PermissionRow, { roles }: Tested): string {
  if ('action' in row) return [row.action, ...roles.map(({ name }) => name)].join(' ')
  if ('trigger' in row) return [row.text, row.trigger, row.recipient, row.channel].join(' ')
  return [row.text, row.condition, row.outcome].join(' ')
}

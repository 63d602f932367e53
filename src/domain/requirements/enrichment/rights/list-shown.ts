import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { RightCell, RightRow } from '#domain/requirements/document-registers.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { NEUTRAL } from '#domain/requirements/enrichment/own-words.ts'
import { findRole } from '#domain/requirements/enrichment/supplying/find-role.ts'
import { readPeople } from '#domain/requirements/outline/rights/read-people.ts'
import { isHarmful, isSeeing } from '#domain/requirements/writing/rights/deeds.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { isRefused, listSayings } from './sayings.ts'

/** Pairs of letters that go over from one word to the next, and whose it is. */
const NO_THING = /\p{Script=Hiragana}|^自分$/u

type Told = Pick<RightRow, 'text' | 'items' | 'cells'>

/**
 * The rows with what of a deed to see something a role is shown though its row does not name it: a message that is sent to
 * them, or a screen of theirs, has all that the deed is about. One's own is anybody's, where it could do no harm; of what
 * is all of theirs, only of who works there: a table that refuses what a screen shows cannot be built. What was
 * refused or is asked is nobody's by this.
 */
export function addShown<Row extends Told>(
  document: RequirementsDocument,
  rows: readonly Row[],
): Row[] {
  return rows.map((row) => {
    const shown = listShown(document, row)
    return shown.length === 0 ? row : { ...row, cells: [...row.cells, ...shown] }
  })
}

function listShown(document: RequirementsDocument, { text, items, cells }: Told): RightCell[] {
  const whose = findWhose(text)
  if (!isSeeing(text) || (whose === 'own' && isHarmful(text)) || whose === 'others') return []
  const own = [...contentStems(text)].filter((stem) => !NEUTRAL.has(stem) && !NO_THING.test(stem))
  const shows = (shown: string) => {
    const told = contentStems(shown)
    return own.length > 0 && !hasNo(shown) && own.every((stem) => told.has(stem))
  }
  const { roles, screens, messages } = document
  const told = messages
    .filter(({ says }) => says?.split(/[.!?。]\s*/u).some(shows))
    .flatMap(({ recipient }) => findRole(roles, recipient ?? '')?.id ?? [])
  const users = screens.filter(({ content }) => shows(content)).flatMap(({ who = [] }) => who)
  const readers = whose === 'own' ? [...users, ...told] : users.filter(listStaff(document))
  const isFree = (role: string) => {
    const said = listSayings(document, items, role)
    const isNamed = cells.some((cell) => cell.role === role)
    const isFounder = findFounder(roles)?.id === role
    return !isNamed && !isFounder && !said.some((each) => isRefused(each) || each.asked !== null)
  }
  const may = whose === 'own' ? 'own' : 'yes'
  return [...new Set(readers)].filter(isFree).map((role) => ({ role, may }))
}

/** Whether a role works there. */
function listStaff(document: RequirementsDocument): (role: string) => boolean {
  const { people } = readPeople(document)
  const staff = document.roles.filter((role) => ['runs', 'staff'].includes(people.rankOf(role)))
  return (role) => staff.some(({ id }) => id === role)
}

import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Quote, Role } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { type Bench, type Place, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import type { Correction } from '#domain/requirements/enrichment/decision-proposals.ts'
import { addHolders } from '#domain/requirements/enrichment/holding/add-holders.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { Citation } from '#domain/requirements/enrichment/proposals.ts'
import {
  askReading,
  isAbout,
  isAskedOf,
  isSaidAlike,
} from '#domain/requirements/enrichment/reviewing/ask-reading.ts'
import { putDoers } from '#domain/requirements/enrichment/supplying/doers.ts'
import { findRoles } from '#domain/requirements/enrichment/supplying/find-role.ts'
import {
  isApp,
  type JudgedDoer,
  judgeDoer,
} from '#domain/requirements/enrichment/supplying/judge-doer.ts'
import { chooseFrames } from '#domain/requirements/enrichment/supplying/judge-feature.ts'
import { findBrought } from '#domain/requirements/enrichment/wording/find-wording-fault.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import {
  listContents,
  listNames,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { correctCell } from './correct-cell.ts'
import { correctMessage, isSentBySupposing } from './correct-receiver.ts'
import { findRuleFault, putRule } from './correct-rule.ts'
import { addWay, correctWay, putGoers } from './correct-way.ts'
import { deedOf, isGuessed, isSame, listChanged, listDoers, without } from './doers-of.ts'
import { areNamedAlone, areTold } from './is-subject.ts'
import { settleQuestion } from './settle-question.ts'

export interface Cited {
  cites: readonly Citation[]
  quotes: readonly Quote[]
  words: DocumentWords
  place: Place
}

/** What is not asked either: the model can mend it, or it is so already since somebody supposed went. */
const MENDED: ReadonlySet<string> = new Set('unknown-item shape citation-wrong repeated'.split(' '))

/**
 * Takes a line that was read as the quoted words tell it, where they can be seen to: Assumed, with what was
 * read kept for whoever strikes that out. Where they cannot, it is asked which of the two holds. What is
 * supposed is no reading, and what the founder said, confirmed or edited is never put otherwise.
 */
export function correctLine(bench: Bench, correction: Correction, cited: Cited): Fault | null {
  const { id } = correction
  const part = 'corrected'
  const put = putGoers(bench, correction, cited)
  if (put !== undefined) return put
  const more = addWay(bench, correction, cited)
  if (more !== undefined) return more
  if (cited.quotes.length === 0) return { rule: 'citation-missing', words: id, part }
  if (id.startsWith('ST-') && id.includes('/')) {
    const instead = tellInstead(bench, { line: '', correction }, cited)
    return correctWay(bench, { correction, instead }, cited)
  }
  if (id.includes('/')) return correctCell(bench, correction, cited)
  const settled = settleQuestion(bench, id, cited.quotes)
  if (settled !== undefined) return settled
  const line = listContents(bench.document).find(({ item }) => item.id === id)
  if (line === undefined) return { rule: 'unknown-item', words: id, part }
  const { item, content } = line
  const told = 'text' in item && typeof item.text === 'string' ? item.text : content
  const isSupposed = item.mark === 'assumed' || isSentBySupposing(bench, correction)
  const added = addHolders(bench, correction, cited)
  if (added !== undefined) return added
  if (isSupposed || item.quotes.length === 0 || !READ.test(id)) {
    return { rule: 'told', words: id, part }
  }
  const found = findRoles(bench.document.roles, withoutApp(correction.roles))
  if ('unknown' in found) return { rule: 'unknown-item', words: found.unknown, part: 'roles' }
  const changed = listChanged(bench.document, { told, correction, taken: found.roles })
  const isAsked = isAskedOf(bench.document, { id, quotes: cited.quotes, ...changed })
  const isAlike = correction.roles.length === 0 && isSaidAlike(told, correction.text)
  if (isAsked || isAlike) return { rule: 'repeated', words: id, part }
  if (!isAbout(told, cited.quotes)) return { rule: 'told', words: id, part }
  const fault = putOtherwise(bench, correction, cited)
  if (fault === null || MENDED.has(fault.rule)) return fault
  const instead = tellInstead(bench, { line: told, correction }, cited)
  const { quotes } = cited
  const doers = readDoers(bench.document, correction, quotes)
  askReading(bench.document, { item, line: told, instead, quotes, doers }, cited.words)
  return null
}

/** Whether who does it is in doubt, and told: who reads the whole knows whom "J., me, and driver" names. */
function readDoers(
  document: RequirementsDocument,
  { id, roles: names }: Correction,
  quotes: readonly Quote[],
): 'told' | 'unsure' | 'same' {
  const { roles } = document
  if (names.length === 0) return 'same'
  const found = findRoles(roles, names)
  const requirement = listRequirements(document).find((each) => each.id === id)
  if (requirement === undefined || 'unknown' in found) return 'unsure'
  const gone = without(listDoers(document, requirement), found.roles)
  const isTold =
    gone.length === 0 || areNamedAlone(found.roles, { quotes, roles, gone, until: true })
  return isTold ? 'told' : 'unsure'
}

function withoutApp(roles: readonly string[]): string[] {
  return roles.filter((name) => !isApp(name))
}

/** What a model takes a line for, in a question: nothing that the line, the quotes and the answers have not. */
function tellInstead(
  { document, evidence }: Bench,
  { line, correction: { id, roles, text: put } }: { line: string; correction: Correction },
  { quotes, words }: Cited,
): string {
  const known = {
    sources: [line, ...quotes.map(({ text }) => text)],
    names: [...evidence.told, ...listNames(document.roles)],
  }
  const told = tidy(put)
  const isTold = told !== '' && findBrought(told, known, LIMITS.registers.letters) === null
  const text = isTold ? told : ''
  if (roles.length === 0) return text
  const requirement = listRequirements(document).find((each) => each.id === id)
  const own = requirement === undefined ? line : deedOf(document, requirement, words)
  const deed = text === '' ? own : text
  return words.enrichment.does(words.document.listed(withoutApp(roles)), deed)
}

/** What is read from the answers, one line each. */
const READ = /^(?:FR|BR|MSG|NFR|PRIV|MON|CON|NG)-/u

function putOtherwise(bench: Bench, correction: Correction, cited: Cited): Fault | null {
  const { id, roles, text } = correction
  const requirement = listRequirements(bench.document).find((each) => each.id === id)
  if (requirement !== undefined && roles.length > 0) {
    return correctDoers(bench, { requirement, correction }, cited)
  }
  const sent = correctMessage(bench, correction, cited)
  if (sent !== undefined) return sent
  const rule = bench.document.rules.find((each) => each.id === id)
  const fault: Fault = { rule: 'lost', words: id }
  if (rule === undefined || text === '') return fault
  const put = sentence(tidy(text))
  const wrong = findRuleFault(bench, { rule, text: put }, cited.quotes)
  if (wrong !== null) return wrong
  const read = putRule(bench, rule, put)
  const told = cited.words.enrichment.misread(read.text, put)
  suppose(bench, cited.place, {
    ...{ text: told, quotes: [...cited.quotes], item: id, settles: { read } },
  })
  return null
}

interface Doing {
  requirement: FunctionalRequirement
  correction: Correction
}

function correctDoers(
  bench: Bench,
  { requirement, correction: { id, roles: named, text } }: Doing,
  { cites, quotes, words, place }: Cited,
): Fault | null {
  const { roles } = bench.document
  const isByApp = named.every(isApp) && isGuessed(bench.document, requirement)
  const found = isByApp ? { roles: [] } : findRoles(roles, named)
  // No word of an answer names the app as who does it: instead of whom one names, it is asked.
  if ('unknown' in found) return { rule: 'lost', words: found.unknown }
  const wording = { words, frames: chooseFrames(bench, words) }
  const old = listDoers(bench.document, requirement)
  const own = deedOf(bench.document, requirement, words)
  const isOwnDeed = text === '' || keyOf(text) === keyOf(own)
  const does = isOwnDeed ? own : text
  if (isOwnDeed && isSame(old, found.roles))
    return { rule: 'repeated', words: id, part: 'corrected' }
  const taken = judgeDoer(
    bench,
    {
      proposal: { item: id, does, roles: [...named], cites: [...cites] },
      requirement: { ...requirement, text: own },
      isOwnDeed,
    },
    wording,
  )
  if ('rule' in taken) return taken
  const gone = without(old, found.roles)
  const isTold = isByApp || gone.length === 0 || areTold(found.roles, { quotes, roles, gone })
  if (!isTold) return { rule: 'lost', words: named.join(', ') }
  const [before, criteria] = [requirement.text, requirement.criteria]
  requirement.criteria = retell({ requirement, old, taken: taken.roles }, wording)
  const put = isOwnDeed && !isByApp ? withOthers(taken, { text: before, old }) : taken
  const doers = { ...putDoers(bench, { requirement, taken: put }, words), criteria }
  const says = words.enrichment.misread(before, put.text)
  suppose(bench, place, { text: says, quotes: [...quotes], item: id, settles: { doers } })
  return null
}

/** 「館長は、確認できること。」: only who does it changes, since its verb says already that one may. */
function withOthers(
  taken: JudgedDoer,
  { text, old }: { text: string; old: readonly Role[] },
): JudgedDoer {
  const [one, other] = [old, taken.roles].map((roles) => roles.map(({ name }) => name).join('と'))
  const head = `${one}は、`
  return text.startsWith(head)
    ? { ...taken, text: `${other}は、${text.slice(head.length)}` }
    : taken
}

interface Retold {
  requirement: FunctionalRequirement
  old: readonly Role[]
  taken: readonly Role[]
}

/**
 * The tests that were read, done by the first of those who do it now: where whoever did it leads the case, or what
 * comes of it. Who is only told of there ("Callum has touched the job") stays.
 */
function retell(
  { requirement, old, taken }: Retold,
  { frames }: { frames: ReturnType<typeof chooseFrames> },
): FunctionalRequirement['criteria'] {
  const [first] = taken
  const gone = without(old, taken)
  if (first === undefined) return requirement.criteria
  const leads = ({ name }: Role, text: string) => text.startsWith(frames.role(name))
  return requirement.criteria.map((test) => {
    const doer = gone.find((role) => leads(role, test.when))
    if (doer === undefined) return test
    const told = (text: string) =>
      leads(doer, text) ? frames.role(first.name) + text.slice(frames.role(doer.name).length) : text
    // What somebody has done before, somebody else may do next.
    const given = BEFORE.test(test.given) ? test.given : told(test.given)
    return {
      ...test,
      ...{ given, when: told(test.when), outcome: told(test.outcome) },
    }
  })
}

const BEFORE =
  /\bha(?:s|ve|d) (?:\p{L}+ly )?\p{L}+(?:ed|en|wn|t)\b|(?:た|だ)(?:とき|ら|あと|後)?$/iu

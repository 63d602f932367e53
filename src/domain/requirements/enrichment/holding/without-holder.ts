import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import { findSupposed } from '#domain/requirements/enrichment/served/put-beside.ts'
import { WORDS_BY_LANGUAGE } from '#domain/requirements/words-by-language.ts'
import { dropName, type Holder, listHolders } from './holders.ts'

/** The document without those of the ids who only are supposed to do something, and what else goes with them. */
export function withoutHolders(
  given: RequirementsDocument,
  named: readonly string[],
): { document: RequirementsDocument; ids: string[] } {
  return named.reduce(
    (told, id) => {
      const { gone, document } = withoutHolder(told.document, id)
      return { document, ids: gone === null ? told.ids : [...told.ids, gone] }
    },
    { document: given, ids: [...named] },
  )
}

/**
 * The document in which one of several does a function no more, gets a message or uses a screen no more, as nobody
 * said of them. `gone`: what was only supposed of them and of nobody else, which goes as a whole. The last one stays.
 */
function withoutHolder(
  document: RequirementsDocument,
  id: string,
): { document: RequirementsDocument; gone: string | null } {
  const held = listHolders(document).get(id)
  if (held === undefined || !held.isSupposed || held.all.length < 2) return { document, gone: null }
  const { item, role, all } = held
  const kind = item.startsWith('FR') ? 'doers' : item.startsWith('MSG') ? 'sends' : 'screen'
  const supposed = findSupposed(document, item, kind)
  const others = all.filter((each) => each.id !== role.id)
  const isLast = [...listHolders(document).values()].every(
    (each) => each.item !== item || each.role === role || !each.isSupposed,
  )
  if (supposed !== undefined && isLast && isOfWhoAlone(document, item))
    return { document, gone: supposed.id }
  const { listed } = WORDS_BY_LANGUAGE[document.writtenIn].document
  const without = (text: string) => dropName(text, held, listed) ?? text
  const left: RequirementsDocument = {
    ...document,
    features: document.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((each) =>
        each.id === item ? partRequirement(each, held, without) : each,
      ),
    })),
    messages: document.messages.map((each) =>
      each.id === item ? { ...each, recipient: listed(others.map(({ name }) => name)) } : each,
    ),
    screens: document.screens.map((each) =>
      each.id === item ? { ...each, who: others.map((other) => other.id) } : each,
    ),
    assumptions: document.assumptions.map((each) =>
      each === supposed ? { ...each, text: retell(each.text, held, listed) } : each,
    ),
  }
  return { document: left, gone: null }
}

/** Of a screen, and of a message with its way, more is supposed by the same words. */
function isOfWhoAlone({ messages, screens }: RequirementsDocument, item: string): boolean {
  const message = messages.find(({ id }) => id === item)
  return message?.supposed?.includes('channel') !== true && !screens.some(({ id }) => id === item)
}

/** An assumption names all of them, or those alone who are supposed. */
function retell(text: string, held: Holder, listed: (names: readonly string[]) => string): string {
  const { all, role } = held
  for (let from = 0; from < all.length - 1; from += 1) {
    const told = dropName(text, { role, all: all.slice(from) }, listed)
    if (told !== null && all.slice(from).includes(role)) return told
  }
  return text
}

function partRequirement(
  requirement: FunctionalRequirement,
  { role, all }: Holder,
  without: (text: string) => string,
): FunctionalRequirement {
  const { wording: _, beside: __, ...told } = requirement
  const [first, ...beside] = all.filter(({ id }) => id !== role.id)
  const named = new RegExp(`\\b${role.name}\\b|${role.name}(?=[はがも])`, 'giu')
  const done = (text: string) => text.replace(named, (name) => likeIn(name, first?.name ?? name))
  const test = (each: AcceptanceCriterion): AcceptanceCriterion =>
    each.edited === true ? each : { ...each, given: done(each.given), when: done(each.when) }
  return {
    ...told,
    text: requirement.edited === true ? requirement.text : without(requirement.text),
    role: first?.id ?? null,
    ...(beside.length > 0 && { beside: beside.map(({ id }) => id) }),
    criteria: requirement.criteria.map(test),
  }
}

function likeIn(old: string, fresh: string): string {
  return /^\p{Ll}/u.test(old) ? fresh.charAt(0).toLowerCase() + fresh.slice(1) : fresh
}

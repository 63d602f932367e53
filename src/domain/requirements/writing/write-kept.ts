import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Entity } from '#domain/requirements/document-items.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import type { Notebook } from './notebook.ts'
import { isTold } from './words/is-told.ts'
import type { People } from './write-roles.ts'

type Kept = Pick<RequirementsDocument, 'entities' | 'privacy' | 'quality'>

/**
 * The qualities and what privacy asks, with how somebody sees that what is kept of people is not lost,
 * goes when it shall, and shows to nobody else: of what the answers say of it, and no more.
 */
export function writeKept(
  notebook: Notebook,
  { entities, privacy, quality }: Kept,
  people: Pick<People, 'find'>,
): Pick<Kept, 'privacy' | 'quality'> {
  const { kept, goes, stays, hidden, fieldsOf, between } = notebook.words.common
  const fields = entities.flatMap((entity) => {
    const own = listHidden(entity, notebook.frames.hidden)
    return own.length === 0 ? [] : [fieldsOf(own, entity.name)]
  })
  const isOfPeople =
    fields.length > 0 ||
    notebook.rows('quality').some(({ about }) => about === 'privacy') ||
    entities.some(({ name }) => people.find(name) !== null)
  const isCopied = isOfPeople && !isTold('copies', notebook.answers)
  const ends = notebook.rows('thing').flatMap(({ keep }) => keep ?? [])
  const told = [
    ...(ends.some((keep) => GOES.test(keep)) ? [goes] : []),
    ...(ends.some((keep) => !GOES.test(keep) && HAS_END.test(keep)) ? [stays] : []),
    ...(fields.length > 0 ? [{ ...hidden, text: hidden.text(fields.join(between)) }] : []),
  ]
  const supposed = (prefix: string, { text, check }: Supposed) => ({
    ...notebook.item(prefix, [], 'assumed'),
    ...{ text: sentence(text), check },
  })
  return {
    quality: [...quality, ...(isCopied ? [{ ...supposed('NFR', kept), ...RELIABLE }] : [])],
    privacy: [...privacy, ...told.map((each) => supposed('PRIV', each))],
  }
}

interface Supposed {
  text: string
  check: string
}

const RELIABLE = {
  characteristic: 'Reliability',
  stimulus: null,
  response: null,
  measure: null,
} as const

/** It does not only stay until then. */
const GOES =
  /\b(?:delet|eras|remov|wip|shred|destroy)|\b(?:go|goes|gone|dropped|thrown|not kept)\b|消[えさしす]|削除|破棄/iu
/** A time, or what happens then: "for ever" has none. */
const HAS_END = /\p{N}|\b(?:years?|months?|weeks?|days?|until|till|after)\b|[年月週日]|まで/iu

/** The fields that are told to be private. */
function listHidden({ fields }: Entity, sign: string): string[] {
  return fields.flatMap(({ name, rule }) =>
    rule?.split('; ').includes(sign) === true ? [name] : [],
  )
}

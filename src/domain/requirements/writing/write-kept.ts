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
  const { kept, ends, hidden, fieldsOf, between } = notebook.words.common
  const fields = entities.flatMap((entity) => {
    const own = listHidden(entity, notebook.frames.hidden)
    return own.length === 0 ? [] : [fieldsOf(own, entity.name)]
  })
  const isOfPeople =
    fields.length > 0 ||
    notebook.rows('quality').some(({ about }) => about === 'privacy') ||
    entities.some(({ name }) => people.find(name) !== null)
  const isCopied = isOfPeople && !isTold('copies', notebook.answers)
  const hasEnd = notebook.rows('thing').some(({ keep }) => keep !== null && !FOR_EVER.test(keep))
  const seen = { ...hidden, text: hidden.text(fields.join(between)) }
  const supposed = (prefix: string, { text, check }: Supposed) => ({
    ...notebook.item(prefix, [], 'assumed'),
    ...{ text: sentence(text), check },
  })
  return {
    quality: [...quality, ...(isCopied ? [{ ...supposed('NFR', kept), ...RELIABLE }] : [])],
    privacy: [
      ...privacy,
      ...[...(hasEnd ? [ends] : []), ...(fields.length > 0 ? [seen] : [])].map((told) =>
        supposed('PRIV', told),
      ),
    ],
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

/** It has no day. */
const FOR_EVER = /\bfor ?ever\b|\balways\b|\bnever\b|\bfor good\b|ずっと|いつまでも|消さない|永久/iu

/** The fields that are told to be private. */
function listHidden({ fields }: Entity, sign: string): string[] {
  return fields.flatMap(({ name, rule }) =>
    rule?.split('; ').includes(sign) === true ? [name] : [],
  )
}

import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyWordings } from '#domain/requirements/enrichment/applying/wordings.ts'
import { stampWordings } from '#domain/requirements/enrichment/wording/listed-words.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

/** A county's tank pumpers, whose office keeps cards. */
export const ROWS: Row[] = [
  makeRow('role', 'q5: Darlene in the office', { name: 'office', also: ['Darlene'] }),
  makeRow('role', 'q5: and me', { name: 'me' }),
  makeRow('background', 'q2: Darlene keeps a box of 2100 cards', {
    about: 'today',
    what: 'Darlene keeps a box of 2100 cards',
  }),
  makeRow('background', 'q2: she never gets to the end of the box', {
    about: 'today',
    what: 'she never gets to the end of the box',
  }),
  makeRow('feature', 'q7: the office sees the jobs of the day', {
    actor: 'office',
    does: 'see the jobs of the day',
  }),
  makeRow('feature', 'q7: the office looks at the jobs of that day', {
    actor: 'office',
    does: 'look at the jobs of that day on a list',
  }),
  makeRow('feature', 'q7: I change the prices', { actor: 'me', does: 'change the prices' }),
  makeRow('rule', 'q9: moved less than 2 days before, it is 75 dollars', {
    when: 'a job is moved less than 2 days before',
    then: 'it costs 75 dollars',
  }),
  makeRow('rule', 'q9: only I give a discount', {
    when: 'somebody wants a discount',
    then: 'only me gives it, never the office',
  }),
]

export const DOCUMENT = writeRows(ROWS)

export interface Given {
  items: string[]
  text: string | null
}

/** Words a document as a model would. */
export function word(wordings: Given[], document: RequirementsDocument = DOCUMENT) {
  const stamped = stampWordings(wordings, document)
  return applyWordings({ document, wordings: stamped, sameLanguage: true })
}

/** The id of the first item with these words. */
export const idOf = (text: string, { rules, today, features }: RequirementsDocument = DOCUMENT) =>
  [...rules, ...today, ...features.flatMap(({ requirements }) => requirements)].find((item) =>
    item.text.includes(text),
  )?.id ?? ''

import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import type { ToldRole } from '#domain/requirements/outline/worked/worked-out.ts'
import {
  type DocumentText,
  DOCUMENT_TEXT as ENGLISH,
} from '#domain/requirements/text-en/document.ts'
import { type Phrase, SHED, tellRoles } from './shed.ts'

interface Told extends Omit<ToldRole, 'sees' | 'may' | 'not'> {
  sees: string
  may: string
  not: string
}

/** What section 4 tells of a role, by its name: its phrases as a file has them. */
export function toldOf(
  name: string,
  document: RequirementsDocument,
  words: DocumentText = ENGLISH,
): Told | undefined {
  const { toldRoles } = workOut(document, words).workedOut.rights ?? {}
  const role = document.roles.find((each) => each.name.toLowerCase() === name.toLowerCase())
  const told = toldRoles?.find((each) => each.role === role?.id)
  if (told === undefined) return undefined
  const join = (phrases: readonly string[]) =>
    words.roleTable.begin(phrases.join(words.signs.between))
  return { ...told, sees: join(told.sees), may: join(told.may), not: join(told.not) }
}

/** The same once these phrases were taken. */
export function tellOf(name: string, phrases: readonly Phrase[], document = SHED) {
  const { document: told, findings } = tellRoles(phrases, document)
  if (findings.length > 0) throw new Error(JSON.stringify(findings))
  return toldOf(name, told)
}

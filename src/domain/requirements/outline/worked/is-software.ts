import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'

/** "The computer", 「アプリ」: what it may do is a rule of the app and no right of somebody. */
function isSoftware({ name }: Pick<Role, 'name'>): boolean {
  return SOFTWARE.test(name.trim())
}

/** Everybody of section 4: what all but one do or see, whoever else stands there does, too. */
export function listPeopleOf({ roles }: Pick<RequirementsDocument, 'roles'>): Role[] {
  return roles.filter((role) => !isSoftware(role))
}

const SOFTWARE =
  /^(?:the )?(?:app|application|system|computer|software|program|bot|AI|web ?site)$|^(?:アプリ|システム|コンピューター?|ソフト|プログラム|機械)$/iu

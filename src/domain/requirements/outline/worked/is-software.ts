import type { Role } from '#domain/requirements/document-items.ts'

/** "The computer", 「アプリ」: what it may do is a rule of the app and no right of somebody. */
export function isSoftware({ name }: Pick<Role, 'name'>): boolean {
  return SOFTWARE.test(name.trim())
}

const SOFTWARE =
  /^(?:the )?(?:app|application|system|computer|software|program|bot|AI|web ?site)$|^(?:アプリ|システム|コンピューター?|ソフト|プログラム|機械)$/iu

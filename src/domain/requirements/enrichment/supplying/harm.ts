import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'

const DELETES = /\b(?:delet|eras|remov|wip)(?:es?|ing)\b|\bwrite off\b/iu
const MONEY =
  /\b(?:turnover|revenue|income|earnings|profits?|salar(?:y|ies)|wages?|discounts?|refunds?|bank)\b/iu
const PRICES =
  /\b(?:chang|edit|set|waiv|lower|rais)\w*\b.*\b(?:prices?|fees?|charges?|deposits?|amounts?)\b/iu
const PRIVATE = /\b(?:diagnos[ei]s|health|medical|passwords?|passports?|religion)\b/iu
const PRIVATE_IN_JAPANESE = /病|診断|健康|個人情報|パスワード/u
const IN_JAPANESE =
  /削除|消去|抹消|売上|収入|利益|給料|給与|返金|割引|口座|(?:料金|値段|価格|金額).*(?:変|決め|直)/u

const KEPT_PRIVATE = makePattern('iu')`${PRIVATE}|${PRIVATE_IN_JAPANESE}`
const HARMFUL = makePattern('iu')`${DELETES}|${MONEY}|${PRICES}|${KEPT_PRIVATE}|${IN_JAPANESE}`

/**
 * Whether a supposition could do harm: who deletes, who decides on money, who sees what is private
 * stays with the owner until the founder says otherwise
 * (docs/decisions/0067-a-model-may-supply-what-is-missing.md). `role` is null for the app.
 */
export function doesHarm(deed: string, role: Role | null, roles: readonly Role[]): boolean {
  const founder = findFounder(roles)
  return HARMFUL.test(deed) && (founder === null || founder.id !== role?.id)
}

/** Whether a text names what is private: nobody keeps it on a supposition. */
export function isPrivate(text: string): boolean {
  return KEPT_PRIVATE.test(text)
}

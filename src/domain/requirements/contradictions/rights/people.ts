import { stem } from '#domain/language/stems.ts'
import type { Row } from '#domain/reading/rows.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { isNamed } from './is-named.ts'

/** Those who are called by several names in one set of answers. */
const GROUPS: readonly RegExp[] = [
  says(
    'drivers?; couriers?; delivery (?:boys?|people|riders?); repartidor\\p{L}*',
    'conductor\\p{L}*; fahrer\\p{L}*; ドライバー; 配達員; 運転手',
  ),
  says('volunteers?; helpers?; voluntari[oa]s?; ehrenamtliche\\p{L}*; ボランティア'),
  says(
    'staff; employees?; part-?timers?; shop (?:girls?|boys?|assistants?)',
    'saturday (?:girls?|boys?|staff|kids|help); emplead[oa]s?; dependient[ea]s?',
    'mitarbeiter\\p{L}*; アルバイト; バイト; パート; スタッフ; 従業員; 店員',
  ),
  says('reception(?:ists?)?; front desk; recepci(?:ón|onistas?); empfang; 受付'),
  says(
    'coach(?:es)?; teachers?; instructors?; trainers?; tutors?; monitor(?:a|es|as)?',
    'profesor\\p{L}*; lehrer\\p{L}*; 講師; 先生; コーチ; インストラクター',
  ),
  says('customers?; clients?; buyers?; clientes?; kund(?:e|en|in|innen); お客; 利用者'),
  says('parents?; famil(?:y|ies); mums?; moms?; padres; familias?; eltern; 保護者; 親御'),
  says('cleaners?; limpiador\\p{L}*; 清掃'),
  says('mechanics?; technicians?; engineers?; mecánic[oa]s?; técnic[oa]s?; 整備; 技師'),
  says('kitchen; chefs?; cooks?; cocin(?:a|er[oa]s?); 厨房; 調理'),
  says('students?; pupils?; learners?; alumn[oa]s?; schüler\\p{L}*; 生徒; 受講'),
  says('members?; soci[oa]s?; mitglieder; 会員'),
  says('tenants?; residents?; neighbou?rs?; vecin[oa]s?; inquilin[oa]s?; 住人; 住民; 入居者'),
  says('sellers?; makers?; stallholders?; growers?; vendedor\\p{L}*; 出品者; 農家'),
  says(
    'therapists?; nurses?; vets?; doctors?; enfermer[oa]s?; veterinari[oa]s?; 看護師; 医師; 獣医',
  ),
  says('pickers?; workers?; labou?rers?; trabajador\\p{L}*; 作業員'),
]
const ALL = says(
  'everyone; everybody; anyone; anybody; whoever; all of them',
  'every (?:volunteer|member|one); todos; todo el mundo; cualquiera; alle; jeder; 誰でも',
  '全員; みんな; 皆',
)
/** Words of a name that tell nobody from another. */
const PLAIN = /^(?:girl|boy|lad|staff|people|person|user|team|the|our|my|and|of|who)s?$/iu

/** The key of everybody. */
const EVERYBODY = 'everybody'

/** Whom a text names, whatever they are called: groups, and the roles that were read. */
export function peopleIn(words: string, roles: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const [at, group] of GROUPS.entries()) if (group.test(words)) found.add(`group ${at}`)
  for (const role of roles) if (isCalled(words, role)) found.add(role)
  if (ALL.test(words)) found.add(EVERYBODY)
  return found
}

/** Whether two texts name the same people; everybody is anybody. */
export function shareOne(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (other.has(EVERYBODY) && one.size > 0) return true
  return [...one].some((each) => other.has(each) && each !== EVERYBODY)
}

/** The names of the roles of a reading; the founder is never kept from anything. */
export function listRoleNames(rows: readonly Row[]): string[] {
  return rows
    .flatMap((row) => (row.kind === 'role' ? [row.name, ...row.also] : []))
    .filter((name) => !/^(?:me|i|owner|yo|ich|私)$/iu.test(name))
}

/** By the whole name, or by the one word of it that tells them: "Jess, who works Saturdays". */
function isCalled(words: string, role: string): boolean {
  if (isNamed(words, role)) return true
  const [telling, ...others] = role
    .split(/\s+/)
    .filter((word) => !PLAIN.test(word) && /^\p{L}{4,}$/u.test(word))
  if (telling === undefined || others.length > 0 || !/\s/.test(role.trim())) return false
  return new RegExp(`(?<!\\p{L})${stem(telling)}`, 'iu').test(words)
}

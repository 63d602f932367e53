import type { Role } from '#domain/requirements/document-items.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'

const STAFF =
  /\b(?:assistants?|cashiers?|clerks?|coordinators?|employees?|managers?|receptionists?|staff|team|technicians?|(?<!co-?)workers?)\b|アルバイト|スタッフ|パート|従業員|店員|係$/iu

/** Who runs the place day by day, the founder last; empty where nobody is known to. */
export function findStaff({ roles, founder, widest, rankOf }: People): Role[] {
  const staff = roles.filter((role) => {
    const { name, also = [] } = role
    const isOfPlace = ['runs', 'staff'].includes(rankOf(role))
    return isOfPlace && [name, ...also].some((each) => STAFF.test(each))
  })
  const head = founder ?? widest
  return head === null ? staff : [...staff.filter((role) => role !== head), head]
}

/** Whether it was only by chance that this one of them did it. */
export function isOfStaff(role: Role | null, people: People): boolean {
  return role !== null && findStaff(people).includes(role)
}

/** "AC-003." and 1 of "AC-003.1". */
function partsOfId(id: string): { before: string; number: number } {
  const [, before = id, number = '0'] = /^(.*?)(\d+)$/u.exec(id) ?? []
  return { before, number: Number(number) }
}

/** Ids of one kind by their number. */
export function compareIds(one: string, other: string): number {
  const [a, b] = [partsOfId(one), partsOfId(other)]
  if (a.before !== b.before) return a.before < b.before ? -1 : 1
  return a.number - b.number
}

/** Whether a range of ids may go on: whoever counts from one to the other meets no third. */
export function followsId(last: string, id: string): boolean {
  const [a, b] = [partsOfId(last), partsOfId(id)]
  return a.before === b.before && b.number === a.number + 1
}

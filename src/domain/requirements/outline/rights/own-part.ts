/**
 * What tells a part of a deed from the whole of it: "their own" of "see where their own hives are"
 * beside "see where hives are". Where the two differ in more than one place, all behind their common beginning.
 */
export function findOwnPart(part: string, whole: string): string {
  const isSpaced = /\s/u.test(part.trim())
  const cut = (text: string) => (isSpaced ? text.trim().split(/\s+/u) : [...text.trim()])
  const [of, beside] = [cut(part), cut(whole)]
  const same = (one = '', other = '') => one.toLowerCase() === other.toLowerCase()
  // 「見積もりを見る」 ends with 「見る」: its first letter is no beginning of it.
  const isEnd = part.trim().toLowerCase().endsWith(whole.trim().toLowerCase())
  let start = 0
  while (!isEnd && start < beside.length && same(of[start], beside[start])) start += 1
  let end = 0
  while (end < beside.length - start && same(of.at(-1 - end), beside.at(-1 - end))) end += 1
  if (start + end < beside.length) return isSpaced ? of.slice(start).join(' ') : part
  const own = of.slice(start, of.length - end).join(isSpaced ? ' ' : '')
  const bare = own.replace(/(?:の分)?だけ、?$|[のを]$/u, '')
  return bare === '' ? part : bare
}

/** "pick a day": what is behind "let the homeowner", or "let only the captain and the deputy". */
export function removeRoles(deed: string, [role = '', ...others]: readonly string[]): string {
  const start = deed.replace(/^only\s+/i, '')
  const rest = behind(start, role)
  return rest === null ? start : withoutOthers(rest, others).trimStart()
}

function withoutOthers(text: string, names: readonly string[]): string {
  const joint = /^(?:, | and )/u.exec(text)?.[0]
  if (joint === undefined) return text
  const next = names.flatMap((name) => behind(text.slice(joint.length), name) ?? [])[0]
  return next === undefined ? text : withoutOthers(next, names)
}

/** What follows a name and its article; null where the text does not begin with it. */
function behind(text: string, name: string): string | null {
  const lower = text.toLowerCase()
  const start = ['the ', 'a ', 'an ', '']
    .map((article) => article + name.toLowerCase())
    .find((each) => lower.startsWith(each))
  const rest = start === undefined ? null : text.slice(start.length)
  return rest !== null && /^(?:,? |$)/u.test(rest) ? rest : null
}

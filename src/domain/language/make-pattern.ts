/** A named part: alternatives as `a|b`, an expression (its flags do not count), or several of these. */
type Part = string | RegExp | readonly (string | RegExp)[]

/**
 * A long expression written from named parts, as a template whose backslashes stand for themselves:
 * makePattern('iu')`\b(?:${TOOLS})\b`. A list stands for any of its members; the template groups it.
 */
export function makePattern(
  flags = '',
): (template: TemplateStringsArray, ...parts: readonly Part[]) => RegExp {
  return ({ raw }, ...parts) => new RegExp(String.raw({ raw }, ...parts.map(sourceOf)), flags)
}

function sourceOf(part: Part): string {
  if (typeof part === 'string') return part
  return part instanceof RegExp ? part.source : part.map(sourceOf).join('|')
}

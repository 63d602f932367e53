/** Vite's list of what became of each source; what several share has a key with a `_` before it. */
export type Manifest = Record<
  string,
  { file: string; name?: string; css?: string[]; imports?: string[] }
>

/**
 * What became of a source, or of what travels under a name of `chunks.ts`. A file of one source is
 * called like the source: it is nobody's company, also where it has the same name.
 */
export function made(manifest: Manifest, name: string): Manifest[string] {
  const found =
    manifest[name] ??
    Object.entries(manifest).find(([key, each]) => key.startsWith('_') && each.name === name)?.[1]
  if (found === undefined) throw new Error(`the build made nothing of ${name}`)
  return found
}

/** The files that these are in, and all that those import at once; each once, deepest first. */
export function scriptsOf(manifest: Manifest, names: readonly string[]): string[] {
  return reach(manifest, names).map(({ file }) => file)
}

/** The style sheets of these and of all they import; the deepest first. */
export function stylesOf(manifest: Manifest, names: readonly string[]): string[] {
  return [...new Set(reach(manifest, names).flatMap(({ css = [] }) => css))]
}

function reach(manifest: Manifest, names: readonly string[]): Manifest[string][] {
  const found = new Set<Manifest[string]>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const each = made(manifest, name)
    if (seen.has(each.file)) return
    seen.add(each.file)
    for (const next of each.imports ?? []) visit(next)
    found.add(each)
  }
  for (const name of names) visit(name)
  return [...found]
}

/**
 * Fails the build when two files need each other: one of them would run before what it needs is there,
 * and the app would not start. Then `chunks.ts` parts what belongs together.
 */
export function checkCircles(manifest: Manifest): void {
  const done = new Set<string>()
  const visit = (key: string, way: readonly string[]) => {
    if (way.includes(key)) throw new Error(`files need each other: ${[...way, key].join(' -> ')}`)
    if (done.has(key)) return
    for (const next of made(manifest, key).imports ?? []) visit(next, [...way, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
}

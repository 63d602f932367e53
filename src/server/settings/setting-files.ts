import { readFileSync } from 'node:fs'

type Given = Readonly<Record<string, string>>

/** The server's libraries read it too, and from the environment alone. */
const NEVER = new Set(['NODE_ENV'])

/**
 * Puts in what files hold: a setting NAME may be given as NAME_FILE, the path of a file with its
 * value, as containers and services hand out secrets. `names` are the settings there are; blank at
 * the ends of a file does not count. One fault for each that cannot be had, without a word of what
 * is in a file.
 */
export function readSettingFiles(
  given: Given,
  names: readonly string[],
): { given: Record<string, string>; faults: string[] } {
  const whole = { ...given }
  const faults: string[] = []
  for (const name of names) {
    const path = given[`${name}_FILE`]
    if (path === undefined || NEVER.has(name)) continue
    const read = name in given ? BOTH : readValue(path)
    if ('value' in read) whole[name] = read.value
    else faults.push(read.fault(name, path))
  }
  return { given: whole, faults }
}

type Read = { value: string } | { fault: (name: string, path: string) => string }

const BOTH: Read = {
  fault: (name) => `${name} and ${name}_FILE are both set; leave one of them out.`,
}

function readValue(path: string): Read {
  try {
    const value = readFileSync(path, 'utf8').trim()
    if (value !== '') return { value }
    return { fault: (name) => `${name}_FILE names an empty file: ${path}` }
  } catch (error) {
    const why = explain(error)
    return { fault: (name) => `${name}_FILE names a file that ${why}: ${path}` }
  }
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT') return 'is not there'
  if (code === 'EACCES' || code === 'EPERM') return 'this server may not read'
  if (code === 'EISDIR') return 'is a folder'
  return `cannot be read (${String(code)})`
}

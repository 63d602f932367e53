import { posix } from 'node:path'
import { hasRow, layerOf, mayImport, mayNameTypes, roomOf } from './rooms.ts'

/** One source file: its path from the project's root and its text. */
export interface Source {
  path: string
  text: string
}

type Rule = (source: Source) => string[]

/** The packages that a layer may import; any where none are named. */
const PACKAGES: Readonly<Record<string, RegExp>> = { domain: /^$/, contract: /^zod(\/|$)/ }

const FORBIDDEN_NAMES = /^(utils?|helpers?|misc|common|lib|types?|managers?|services?)$/
const MAX_FILES_IN_FOLDER = 20
const MAX_DEPTH = 4

const SQL_PLACES = /^src\/server\/(db\/.*|(?:[a-z-]+\/)+(?:[a-z-]+-)?queries\.ts)$/

/** Every violation of the structure that the linter and the compiler do not hold. */
export function violations(sources: readonly Source[]): string[] {
  const product = sources.filter((source) => source.path.startsWith('src/'))
  const rules: Rule[] = [
    directions,
    packages,
    sqlPlacement,
    pureDomain,
    names,
    depth,
    contractTypesOnly,
  ]
  return [
    ...product.flatMap((source) => rules.flatMap((rule) => rule(source))),
    ...crowdedFolders(product),
  ]
}

interface Import {
  /** As it is written. */
  module: string
  /** Where it leads under the project's root; null for a package. */
  path: string | null
  /** Nothing of it is left at run time. */
  typeOnly: boolean
}

/** What a source imports, or starts as a thread by its address. */
function imports({ path, text }: Source): Import[] {
  const found = text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\b(?:import|new URL)\(\s*['"]([^'"]+)['"]/gm,
  )
  return [...found].map((match) => {
    const module = match[2] ?? match[3] ?? ''
    const typeOnly = match[1] !== undefined
    if (/^#(domain|contract|server|web)\//.test(module))
      return { module, path: `src/${module.slice(1)}`, typeOnly }
    if (!/^\.\.?\//.test(module)) return { module, path: null, typeOnly }
    return { module, path: posix.join(posix.dirname(path), module), typeOnly }
  })
}

/** Every import runs as the table of rooms has it; a noun's queries are its own. */
function directions(source: Source): string[] {
  if (isTest(source)) return []
  const from = roomOf(source.path)
  if (!hasRow(from)) return [`${source.path}: ${from} has no row in test/architecture/rooms.ts`]
  return imports(source).flatMap(({ module, path, typeOnly }) => {
    if (path === null || !/\.tsx?$/.test(path)) return []
    if (module.startsWith('../')) return [`${source.path}: imports ${module}; use #layer/… instead`]
    const to = roomOf(path)
    if (typeOnly ? !mayNameTypes(from, to) : !mayImport(from, to)) {
      return [`${source.path}: ${from} may not import ${module}`]
    }
    return from === to || typeOnly || !QUERIES.test(path)
      ? []
      : [`${source.path}: may not import the queries of ${to}`]
  })
}

const QUERIES = /^src\/server\/.+\/(?:[a-z-]+-)?queries\.ts$/

function packages(source: Source): string[] {
  const allowed = PACKAGES[layerOf(roomOf(source.path))]
  if (allowed === undefined || isTest(source)) return []
  return imports(source)
    .filter(({ module, path }) => path === null && !allowed.test(module))
    .map(({ module }) => `${source.path}: may not import the package ${module}`)
}

/** SQL is only in queries files and in server/db. */
function sqlPlacement(source: Source): string[] {
  if (!source.path.startsWith('src/server/') || SQL_PLACES.test(source.path)) return []
  const runtime = imports(source).some(
    ({ module, typeOnly }) =>
      !typeOnly && /^(drizzle-orm|pg|@electric-sql\/pglite)(\/|$)/.test(module),
  )
  const statement = /\b(?:db|tx)\s*\.\s*(?:select|insert|update|delete|execute|query)\b/.test(
    code(source),
  )
  return runtime || statement ? [`${source.path}: SQL stands only in queries.ts and server/db`] : []
}

/** Time and chance are passed in; the domain is synchronous. */
function pureDomain(source: Source): string[] {
  if (!source.path.startsWith('src/domain/') || isTest(source)) return []
  const banned = /\b(?:new Date\(\)|Date\.now|Math\.random|async\s|await\s|Promise\b|Intl\.)/
  const hit = banned.exec(code(source))
  return hit ? [`${source.path}: ${hit[0].trim()} has no place in the domain`] : []
}

function names(source: Source): string[] {
  return source.path
    .split('/')
    .map((part) => part.replace(/\.(test\.)?[a-z]+$/, ''))
    .filter((part) => FORBIDDEN_NAMES.test(part))
    .map((part) => `${source.path}: '${part}' says nothing; name what it holds`)
}

function depth(source: Source): string[] {
  const folders = source.path.split('/').length - 2
  return folders > MAX_DEPTH ? [`${source.path}: deeper than ${MAX_DEPTH} folders under src`] : []
}

/** Zod must not reach the browser's first load: the api folder takes types alone from contract. */
function contractTypesOnly(source: Source): string[] {
  if (!source.path.startsWith('src/web/') || isTest(source)) return []
  const plain = /^#contract\/(errors|limits|generation-stages)\.ts$/
  return imports(source)
    .filter(
      ({ module, typeOnly }) => module.startsWith('#contract/') && !typeOnly && !plain.test(module),
    )
    .map(({ module }) => `${source.path}: import types alone from ${module}; it brings Zod along`)
}

function crowdedFolders(sources: readonly Source[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of sources.filter((source) => !isTest(source))) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES_IN_FOLDER)
    .map(([folder, count]) => `${folder}: ${count} files; at most ${MAX_FILES_IN_FOLDER}`)
}

function isTest(source: Source): boolean {
  return /\.test\.tsx?$|\/testing\//.test(source.path)
}

/** The text without comments and strings, so that words in them are no code. */
function code(source: Source): string {
  return source.text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
}

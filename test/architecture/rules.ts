/** One source file: its path from the project's root and its text. */
export interface Source {
  path: string
  text: string
}

type Rule = (source: Source) => string[]

/** What each layer may import, by the first folder under `src` (docs/architecture.md#layers). */
const LAYERS: Record<string, { layers: string[]; packages: 'none' | 'zod' | 'any' }> = {
  domain: { layers: ['domain'], packages: 'none' },
  contract: { layers: ['contract', 'domain'], packages: 'zod' },
  server: { layers: ['server', 'contract', 'domain'], packages: 'any' },
  web: { layers: ['web', 'contract', 'domain'], packages: 'any' },
}

const FORBIDDEN_NAMES = /^(utils?|helpers?|misc|common|lib|types?|managers?|services?)$/
const MAX_FILES_IN_FOLDER = 20
const MAX_DEPTH = 4

const SQL_PLACES = /^src\/server\/(db\/.*|(?:[a-z-]+\/)+(?:[a-z-]+-)?queries\.ts)$/

/** Every violation of the structure that the linter and the compiler do not hold. */
export function violations(sources: readonly Source[]): string[] {
  const product = sources.filter((source) => source.path.startsWith('src/'))
  const rules: Rule[] = [
    directions,
    insideServer,
    insideWeb,
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

/** The modules a source imports; `typeOnly` when nothing of it is left at run time. */
function imports(source: Source): { module: string; typeOnly: boolean }[] {
  const found = source.text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  )
  return [...found].map((match) => ({
    module: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
  }))
}

function layerOf(path: string): string {
  return path.split('/')[1] ?? ''
}

/** The layer an import points into, or null for a package. */
function targetOf(source: Source, module: string): string | null {
  const alias = /^#(domain|contract|server|web|test)\//.exec(module)
  if (alias) return alias[1] ?? null
  return module.startsWith('.') ? layerOf(source.path) : null
}

function directions(source: Source): string[] {
  const layer = LAYERS[layerOf(source.path)]
  if (layer === undefined || isTest(source)) return []
  return imports(source).flatMap(({ module }) => {
    if (module.startsWith('../')) return [`${source.path}: imports ${module}; use #layer/… instead`]
    const target = targetOf(source, module)
    if (target !== null) {
      return layer.layers.includes(target) ? [] : [`${source.path}: may not import ${module}`]
    }
    const allowed =
      layer.packages === 'any' || (layer.packages === 'zod' && /^zod(\/|$)/.test(module))
    return allowed ? [] : [`${source.path}: may not import the package ${module}`]
  })
}

/** http → use-case → domain, queries, providers; a use-case never calls a use-case. */
function insideServer(source: Source): string[] {
  const inUseCases =
    /^src\/server\/(accounts|projects|answers|consultations|documents|exports|profile|billing|contact|telling)\//.test(
      source.path,
    )
  if (!inUseCases || isTest(source)) return []
  return imports(source).flatMap(({ module, typeOnly }) => {
    if (module.startsWith('#server/http/') && !typeOnly) {
      return [`${source.path}: a use-case may not import ${module}`]
    }
    const other =
      /^#server\/(?:accounts|projects|answers|consultations|documents|exports|profile|billing|contact|telling)\/([a-z-]+)\.ts$/
    const name = other.exec(module)?.[1]
    const useCase = /^(create|update|delete|list|get|save|ask|generate|tell|change|take)-/
    return name !== undefined && useCase.test(name) && !typeOnly
      ? [`${source.path}: a use-case may not call the use-case ${module}`]
      : []
  })
}

/** routes → screens → panels → api, ui, hooks; a screen imports no other screen. */
function insideWeb(source: Source): string[] {
  const place = /^src\/web\/([a-z-]+)\/(?:([a-z-]+)\/)?/.exec(source.path)
  if (!place || isTest(source)) return []
  const [, part, name] = place
  const banned: Record<string, RegExp> = {
    screens: new RegExp(`^#web/screens/(?!${name ?? ''}/)`),
    panels: /^#web\/(screens|shell)\//,
    // Of the texts, a piece knows only the few words that it says itself.
    ui: /^#web\/(?:(?:api|screens|panels|shell|drafts)\/|text\/(?!ui\/))/,
    api: /^#web\/(screens|panels|ui|shell)\//,
    hooks: /^#web\/(screens|panels|shell)\//,
  }
  const ban = banned[part ?? '']
  if (ban === undefined) return []
  return imports(source)
    .filter(({ module }) => ban.test(module))
    .map(({ module }) => `${source.path}: may not import ${module}`)
}

/** SQL stands only in queries files and in server/db. */
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

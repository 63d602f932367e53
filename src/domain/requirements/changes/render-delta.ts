import type {
  OpenSpecCapability,
  OpenSpecRequirement,
} from '#domain/requirements/exports/agents/open-spec.ts'
import { blocks } from '#domain/requirements/rendering/markdown.ts'

interface Delta {
  old: readonly OpenSpecCapability[]
  now: readonly OpenSpecCapability[]
  /** Why a requirement goes, and what goes with it. */
  removal: (id: string) => { reason: string; migration: string }
  /** Behind the name of a requirement that takes the place of one with the same name. */
  replaced: string
}

interface Sections {
  added: string[]
  modified: string[]
  removed: string[]
  renamed: string[]
}

interface CapabilityDelta {
  capability: string
  text: string
  /** None of its requirements is left. */
  isEnd: boolean
}

/** The delta of each capability that changes: what OpenSpec does to its `openspec/specs`. */
export function renderDelta(delta: Delta): CapabilityDelta[] {
  const before = new Map(delta.old.map((each) => [each.name, each]))
  const after = new Map(delta.now.map((each) => [each.name, each]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((capability) => {
    const [old, now] = [before.get(capability), after.get(capability)]
    const sections: Sections = { added: [], modified: [], removed: [], renamed: [] }
    const known = new Map(old?.requirements.map((each) => [each.id, each]))
    for (const requirement of now?.requirements ?? []) {
      compare(known.get(requirement.id), requirement, { delta, sections })
      known.delete(requirement.id)
    }
    for (const gone of known.values()) remove(gone, { delta, sections })
    const text = writeSections(sections)
    if (text === '') return []
    const purpose = old === undefined && now ? blocks('## Purpose', now.purpose) : ''
    const isEnd = now === undefined
    return [{ capability, text: `${blocks(purpose, text)}\n`, isEnd }]
  })
}

interface Desk {
  delta: Delta
  sections: Sections
}

function compare(old: OpenSpecRequirement | undefined, now: OpenSpecRequirement, desk: Desk): void {
  const { added, modified, renamed } = desk.sections
  if (old === undefined) {
    added.push(write(now))
    return
  }
  if (write(old) === write(now)) return
  const losesScenario = old.scenarios.some((name) => !now.scenarios.includes(name))
  if (losesScenario) {
    // OpenSpec lets no change drop a scenario of a requirement: it is removed and comes anew.
    remove(old, desk)
    const isNewName = fold(old.name) !== fold(now.name)
    added.push(write(isNewName ? now : { ...now, name: `${now.name} ${desk.delta.replaced}` }))
    return
  }
  if (old.name !== now.name) {
    renamed.push(`- FROM: \`### Requirement: ${old.name}\`\n- TO: \`### Requirement: ${now.name}\``)
  }
  if (old.body !== now.body) modified.push(write(now))
}

function remove({ id, name }: OpenSpecRequirement, { delta, sections }: Desk): void {
  const { reason, migration } = delta.removal(id)
  sections.removed.push(
    blocks(`### Requirement: ${name}`, `**Reason**: ${reason}`, `**Migration**: ${migration}`),
  )
}

function write({ name, body }: OpenSpecRequirement): string {
  return blocks(`### Requirement: ${name}`, body)
}

function writeSections(sections: Sections): string {
  const part = (title: string, entries: readonly string[]) =>
    entries.length === 0 ? '' : blocks(`## ${title} Requirements`, ...entries)
  return blocks(
    part('ADDED', sections.added),
    part('MODIFIED', sections.modified),
    part('REMOVED', sections.removed),
    part('RENAMED', sections.renamed),
  )
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

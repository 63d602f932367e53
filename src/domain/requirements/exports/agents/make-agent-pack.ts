import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { renderGherkin } from '#domain/requirements/exports/gherkin.ts'
import { type JsonSource, renderJson } from '#domain/requirements/exports/json.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'
import { renderAgentsPage } from './agents-page.ts'
import { renderKiro } from './kiro.ts'
import { renderOpenSpec } from './open-spec.ts'
import { renderSkill } from './skill.ts'
import { renderSpecKit } from './spec-kit.ts'
import { renderTaskMaster } from './task-master.ts'

/**
 * The files for coding agents, in the layouts that spec-driven tools read
 * (docs/document.md#principles).
 */
export function makeAgentPack(
  document: RequirementsDocument,
  { markdown, words, ...source }: JsonSource & { markdown: string; words: ExportText },
): TextFile[] {
  return [
    renderAgentsPage(document, { all: words, server: originOf(source.schemaUrl) }),
    renderSkill(words),
    { path: 'requirements.md', text: markdown },
    { path: 'requirements.json', text: renderJson(document, source) },
    ...renderGherkin(document, words).map(({ path, text }) => ({ path: `features/${path}`, text })),
    renderSpecKit(document, words),
    renderKiro(document, words),
    ...renderOpenSpec(document, words),
    renderTaskMaster(document, words),
  ]
}

/** The server's address, without a path. */
function originOf(address: string): string {
  return /^\w+:\/\/[^/]+/.exec(address)?.[0] ?? ''
}

import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import { joinLines } from '#domain/requirements/exports/join-lines.ts'
import { STOP, steps } from '#domain/requirements/exports/requirement-text.ts'
import { removeRoles } from '#domain/requirements/frames/remove-roles.ts'
import { isPerson } from '#domain/requirements/outline/is-person.ts'
import { escapeInline } from '#domain/requirements/rendering/markdown.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'

/**
 * A requirement's sentence with EARS' keywords in capitals, as Kiro and OpenSpec read them:
 * "WHEN a class is full, the app SHALL …".
 */
export function writeEarsSentence({ text }: FunctionalRequirement, words: ExportText): string {
  const line = joinLines(text)
    .replace(/^(When|While|If|Where)\b/, (word) => word.toUpperCase())
    .replace(/, then the app shall\b/, ', THEN the app SHALL')
    .replace(/\bshall\b/, 'SHALL')
  return escapeInline(/\bSHALL\b/.test(line) ? line : words.ears.statement(line))
}

/** A criterion as one EARS sentence: "WHILE …, WHEN …, the app SHALL make sure that …". */
export function writeEarsCriterion(criterion: AcceptanceCriterion, words: ExportText): string {
  const { given, when, outcome } = steps(criterion, words)
  const sentence = words.ears.outcome(escapeInline(outcome))
  const state = given === null ? '' : `WHILE ${escapeInline(given)}, `
  return criterion.failure
    ? `${state}IF ${escapeInline(when)}, THEN ${sentence}`
    : `${state}WHEN ${escapeInline(when)}, ${sentence}`
}

/** "As a client, I want to book a free place", with the reason when the user gave one. */
export function writeUserStory(
  { role: roleId, beside = [], text, why }: FunctionalRequirement,
  document: RequirementsDocument,
  { ears }: ExportText,
): string {
  const role = document.roles.find(({ id }) => id === roleId)
  const others = document.roles.filter(({ id }) => beside.includes(id))
  const names = [...(role === undefined ? [] : [role]), ...others].map(({ name }) => name)
  const who = role === undefined ? null : escapeInline(joinLines(role.name))
  const reason = why === null ? null : withoutStop(escapeInline(why))
  const told = escapeInline(wish(joinLines(text), names, ears))
  if (who === null) return ears.story(null, told, reason)
  const name = isPerson(role?.name ?? '', document) ? who : ears.oneOf(who.toLowerCase())
  return ears.story(name, told, reason)
}

/** What a story wants: the person's own deed where the sentence lets somebody do something. */
function wish(text: string, names: readonly string[], ears: ExportText['ears']): string {
  const lets = /\bshall let (.+)$/.exec(text)?.[1]
  const deed = lets === undefined ? undefined : removeRoles(lets, names)
  if (deed !== undefined && deed !== lets) return ears.deed(withoutStop(deed))
  const service = /\bshall (?!not\b)(.+)$/.exec(text)?.[1]
  return service === undefined ? ears.other(withoutStop(text)) : ears.service(withoutStop(service))
}

function withoutStop(text: string): string {
  return text.replace(STOP, '')
}

import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import { oneLine } from '#domain/requirements/exports/one-line.ts'
import { steps } from '#domain/requirements/exports/requirement-text.ts'
import { inline } from '#domain/requirements/rendering/markdown.ts'

/**
 * A requirement's sentence with EARS' keywords in capitals, as Kiro and OpenSpec read them:
 * "WHEN a class is full, the app SHALL …".
 */
export function earsSentence({ text }: FunctionalRequirement): string {
  const line = oneLine(text)
    .replace(/^(When|While|If|Where)\b/, (word) => word.toUpperCase())
    .replace(/, then the app shall\b/, ', THEN the app SHALL')
    .replace(/\bshall\b/, 'SHALL')
  return inline(/\bSHALL\b/.test(line) ? line : `The app SHALL do this: ${line}`)
}

/** A criterion as one EARS sentence: "WHILE …, WHEN …, the app SHALL make sure that …". */
export function earsCriterion(criterion: AcceptanceCriterion): string {
  const { given, when, outcome } = steps(criterion)
  const sentence = `the app SHALL make sure that ${inline(outcome)}`
  return criterion.failure
    ? `WHILE ${inline(given)}, IF ${inline(when)}, THEN ${sentence}.`
    : `WHILE ${inline(given)}, WHEN ${inline(when)}, ${sentence}.`
}

/** "As a client, I want to book a free place", with the reason when the user gave one. */
export function userStory(
  { role: roleId, text, why }: FunctionalRequirement,
  { roles }: Pick<RequirementsDocument, 'roles'>,
): string {
  const role = roles.find(({ id }) => id === roleId)
  const name = role === undefined ? 'owner' : oneLine(role.name).toLowerCase()
  const article = role === undefined ? 'the' : /^[aeiou]/.test(name) ? 'an' : 'a'
  const reason = why === null ? '' : `, so that ${withoutStop(inline(why))}`
  return `As ${article} ${inline(name)}, I want ${inline(wish(oneLine(text)))}${reason}.`
}

/** What follows "I want": the person's own deed where the sentence lets somebody do something. */
function wish(text: string): string {
  const deed = /\bshall let (?:an?|the) \S+ (.+)$/.exec(text)?.[1]
  if (deed !== undefined) return withoutStop(`to ${deed}`)
  const service = /\bshall (?!not\b)(.+)$/.exec(text)?.[1]
  return withoutStop(service === undefined ? `this: ${text}` : `the app to ${service}`)
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '')
}

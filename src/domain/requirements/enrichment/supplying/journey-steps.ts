import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'

const ALIKE = 0.5

/** Puts a requirement to the steps of the story that nothing makes happen yet and that tell the same. */
export function addToSteps(
  { journeys, roles }: RequirementsDocument,
  { id, role }: FunctionalRequirement,
  deed: ReadonlySet<string>,
): void {
  const people = contentStems(roles.map(({ name }) => name).join(' '))
  const own = contentStems(roles.find((each) => each.id === role)?.name ?? '')
  for (const step of journeys.flatMap(({ steps }) => steps)) {
    const said = [...contentStems(step.text)]
    const isOther = said.some((stem) => people.has(stem)) && !said.some((stem) => own.has(stem))
    const told = new Set(said.filter((stem) => !people.has(stem)))
    if (step.requirements.length > 0 || (role !== null && isOther)) continue
    const isAlike = measureLikeness(told, deed) >= ALIKE
    if (isAlike || isPressed(step.text, deed)) step.requirements.push(id)
  }
}

/** Who taps "Start" does what begins with it: "start a job". */
function isPressed(text: string, deed: ReadonlySet<string>): boolean {
  const [first] = deed
  const label = PRESSES.exec(text)?.[1]
  return first !== undefined && label !== undefined && contentStems(label).has(first)
}

const PRESSES = /\b(?:tap|press|hit|click)(?:s|es)? (?:on )?([^,;.]+)/iu

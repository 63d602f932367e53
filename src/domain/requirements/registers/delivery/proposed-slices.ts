import type { BusinessRule, FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Slice } from '#domain/requirements/document-registers.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

/** A part of the delivery before it is numbered. */
export interface SlicePart extends Pick<Slice, 'title' | 'goal' | 'done' | 'by' | 'days' | 'mark'> {
  of: FunctionalRequirement[]
}

/** What the first version cannot do without. */
export function isMust({ priority }: FunctionalRequirement): boolean {
  return priority === 'must'
}

/** What is only nice to have. */
export function isWish({ priority }: FunctionalRequirement): boolean {
  return priority === 'should' || priority === 'could'
}

/** Whether somebody would only like to have it, and not what is to hold: a rule is a wish where the wish was told in its words. */
export function isOnlyWished(
  requirement: FunctionalRequirement,
  rules: readonly Pick<BusinessRule, 'quotes'>[],
): boolean {
  const { quotes } = requirement
  const isOwn = rules.some((rule) =>
    rule.quotes.some((said) => quotes.some((own) => quotesSame(own, said))),
  )
  return isWish(requirement) && !isOwn
}

/**
 * A model's cut of the delivery, as the document has it: without what is gone, and with what it left
 * out, or what came later, in the last part; where that is only nice to have, in the last one before. A part of wishes
 * of which one is gone has the title of wishes: "The wee shop and the rota" named the rota still. Empty where the cut
 * is the writer's.
 */
export function listProposedParts(
  slices: readonly Slice[],
  requirements: readonly FunctionalRequirement[],
  wishes: Pick<Slice, 'title'>,
): SlicePart[] {
  const cut = slices.filter(({ mark }) => mark === 'assumed')
  const placed = new Set(cut.flatMap((slice) => slice.requirements))
  const rest = requirements.filter(({ id }) => !placed.has(id))
  const known = new Map(requirements.map((each) => [each.id, each]))
  const parts = cut.map(({ title, goal, done, by, days, mark, requirements: ids }) => ({
    ...{ title, goal, mark, of: ids.flatMap((id) => known.get(id) ?? []) },
    ...(done !== undefined && { done }),
    ...(by !== undefined && { by }),
    ...(days !== undefined && { days }),
  }))
  const last = parts.at(-1)
  // What has to be built does not wait for what is only nice to have.
  const due = parts.filter(({ of }) => !of.every(isWish)).at(-1) ?? last
  const isCut = (title: string) =>
    cut.some((each) => each.title === title && each.requirements.some((id) => !known.has(id)))
  return parts
    .map((part) => ({
      ...part,
      ...(part.of.every(isWish) && isCut(part.title) && { title: wishes.title }),
      of: [...part.of, ...rest.filter((each) => part === (isWish(each) ? last : due))],
    }))
    .filter(({ of }) => of.length > 0)
}
